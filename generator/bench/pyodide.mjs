// Runs the random moves in the pinned Pyodide: `node pyodide.mjs PYODIDE_FOLDER PROJECT SITE_PACKAGES`, rates as JSON on
// standard output.
import { pathToFileURL } from "node:url";
import { join } from "node:path";

const [folder, project, packages] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")));
const pyodide = await loadPyodide({ indexURL: folder, stdout: () => {} });
pyodide.mountNodeFS("/project", project);
pyodide.mountNodeFS("/packages", packages);
console.log(
  pyodide.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/project"]
sys.path.append("/packages")
from generator.bench.plies import play_all
json.dumps(play_all())
`),
);
