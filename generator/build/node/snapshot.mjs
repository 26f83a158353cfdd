// Makes the memory snapshot: Python with all light libraries, the engine and the drawing code already imported.
// usage: node snapshot.mjs PYODIDE_DIR PYTHON.zip WARM_PY MODULES.json OUT.bin OUT.json
//
// OUT.bin holds only the blocks that differ from the memory a fresh WebAssembly instance has (see interpreter.mjs, which
// puts them back). Its form: u32 length of a JSON list of runs (first block, count, ...), that list, Pyodide's own snapshot head, then the blocks.
import crypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

// Node would print the whole line of the minified file that threw.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

const [pyodideDir, stdlib, warmScript, modulesFile, out, report] = process.argv.slice(2);
const BLOCK = 256;

// CPython's call trampoline takes a slot of the function table in V8 only; CPython leaves it out on iOS. A snapshot made
// without it runs in every engine.
Object.defineProperty(globalThis, "navigator", {
  value: { userAgent: "iPhone", platform: "iPhone" },
  configurable: true,
});

// The same inputs give the same snapshot, so that readers need not fetch it anew after every build.
Date.now = () => 1e12;
performance.now = () => 0;
crypto.randomFillSync = (view) => view.fill(1);

let fresh;
let memory;
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...args) => {
  const result = await instantiate(...args);
  const exported = (result.instance ?? result).exports.memory;
  if (exported && !memory) {
    memory = exported;
    fresh = new Uint8Array(memory.buffer).slice();
  }
  return result;
};

const { loadPyodide } = await import(pathToFileURL(`${pyodideDir}/pyodide.mjs`).href);
const pyodide = await loadPyodide({
  indexURL: pyodideDir,
  stdLibURL: stdlib,
  env: { PYTHONHASHSEED: "0" },
  // Otherwise the path of this script on the building machine would be shipped as sys.executable.
  _sysExecutable: "python",
  _makeSnapshot: true,
});
pyodide.runPython(await readFile(warmScript, "utf8"));
const warm = pyodide.globals.get("warm");
const names = warm(await readFile(modulesFile, "utf8"));
warm.destroy();
pyodide.runPython("cool(globals())");
wipeFreeMemory(pyodide._module);
const { image, packed } = pack(pyodide.makeMemorySnapshot());
await writeFile(out, packed);
const { info } = JSON.parse(await readFile(`${pyodideDir}/pyodide-lock.json`, "utf8"));
await writeFile(report, JSON.stringify({ image, info, version: pyodide.version, modules: JSON.parse(names) }));

// Freed memory still holds what was in it, and that would be shipped: take every free chunk, largest first, until the
// allocator has to ask for new memory; fill them with zeros; give them back.
function wipeFreeMemory(module) {
  const sbrk = () => new Uint32Array(memory.buffer)[module._emscripten_get_sbrk_ptr() / 4];
  const taken = [];
  for (let size = 1 << 20; size >= 16; size /= 2) {
    const before = sbrk();
    while (sbrk() === before) taken.push([module._malloc(size), size]);
  }
  const heap = new Uint8Array(memory.buffer);
  for (const [at, size] of taken) heap.fill(0, at, at + size);
  for (const [at] of taken) module._free(at);
}

function pack(snapshot) {
  const words = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 4);
  const head = snapshot.subarray(0, words[1]);
  const heap = snapshot.subarray(words[1]);
  let end = heap.length;
  while (end > 0 && heap[end - 1] === 0 && (fresh[end - 1] ?? 0) === 0) end--;
  const runs = [];
  const parts = [];
  for (let at = 0; at < end; at += BLOCK) {
    if (!differs(heap, at)) continue;
    const block = at / BLOCK;
    const last = runs.length - 1;
    if (last >= 0 && runs[last][0] + runs[last][1] === block) runs[last][1]++;
    else runs.push([block, 1]);
    parts.push(heap.subarray(at, at + BLOCK));
  }
  const header = new TextEncoder().encode(JSON.stringify(runs.flat()));
  const length = new Uint8Array(new Uint32Array([header.length]).buffer);
  const image = { head: head.length, memory: heap.length, block: BLOCK };
  return { image, packed: Buffer.concat([length, header, head, ...parts]) };
}

function differs(heap, at) {
  for (let i = at; i < at + BLOCK; i++) if (heap[i] !== (fresh[i] ?? 0)) return true;
  return false;
}
