// Compiles zips of Python sources with the very Python that will run them: Pyodide under Node.
// usage: node compile.mjs PYODIDE_DIR COMPILE_PY [IN.zip OUT.zip]...
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

// Node would print the whole line of the minified file that threw.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

const [pyodideDir, script, ...pairs] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideDir}/pyodide.mjs`).href);
const pyodide = await loadPyodide({ indexURL: pyodideDir, env: { PYTHONHASHSEED: "0" } });
pyodide.runPython(await readFile(script, "utf8"));
const compileZip = pyodide.globals.get("compile_zip");
for (let at = 0; at < pairs.length; at += 2) {
  pyodide.FS.writeFile("/in.zip", await readFile(pairs[at]));
  compileZip("/in.zip", "/out.zip");
  await writeFile(pairs[at + 1], pyodide.FS.readFile("/out.zip"));
}
