// The interpreter PyScript is pointed at: Pyodide, started from a memory snapshot in which all of Paddock is imported.
// Starts as soon as this module is loaded, while PyScript's own code is still on its way. When the snapshot cannot be
// used, Python starts the plain way from the whole library instead. Runs in pages and in workers.
import { loadPyodide as startPyodide, version } from "./pyodide.mjs";

export { version };

// Filled in by the build: file names and their sizes in bytes, and the ABI of this Pyodide.
const BUILD = "__BUILD__";
const here = (name) => new URL(name, import.meta.url).href;
const PAGE_SIZE = 65536;

// For Python: where its worker starts, and its library for PDFs.
globalThis.paddock = { worker: here("worker.py"), pdf: here(BUILD.pdf) };

// PyScript would fetch its editor, game and terminal plug-ins for MicroPython too, which no page uses.
if (globalThis.document) {
  const config = document.createElement("mpy-config");
  config.textContent = JSON.stringify({ plugins: BUILD.pluginsOff });
  document.head.append(config);
}

// Everything random would go on from the snapshot, the same for every visitor. The time zone is
// the build's in the snapshot, and Python has no tzset here.
const REFRESH = `
import os, random, sys, time
random.seed(os.urandom(32))
year = (365 * 24 + 6) * 3600
january = time.time() // year * year
zones = [-time.localtime(moment).tm_gmtoff for moment in (january, january + year / 2)]
time.timezone, time.altzone, time.daylight = max(zones), min(zones), int(zones[0] != zones[1])
# PyScript writes its Python part as source into the current folder; the same is in the library as byte code.
sys.path.remove("")
sys.path.append("")
`;

const progress = {
  loaded: 0,
  total: 0,
  begin(total) {
    this.loaded = 0;
    this.total = total;
  },
  add(bytes, stage = "fetch") {
    this.loaded = Math.min(this.total, this.loaded + bytes);
    this.tell(stage);
  },
  tell(stage) {
    const { loaded, total } = this;
    globalThis.dispatchEvent(new CustomEvent("paddock:progress", { detail: { loaded, total, stage } }));
  },
};

async function fetchBytes(name) {
  const response = await fetch(here(name));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const counted = new TransformStream({
    transform(chunk, controller) {
      progress.add(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return response.body.pipeThrough(counted);
}

// A server may have unpacked a .gz file already (Content-Encoding): look at the first bytes rather than trust the name.
async function unpacked(stream) {
  const [peek, whole] = stream.tee();
  const reader = peek.getReader();
  const { value } = await reader.read();
  reader.cancel();
  const zipped = value?.[0] === 0x1f && value?.[1] === 0x8b;
  return new Response(zipped ? whole.pipeThrough(new DecompressionStream("gzip")) : whole).arrayBuffer();
}

// The snapshot as it is stored (see snapshot.mjs): Pyodide's head, then only those blocks of memory that differ from a
// fresh instance. Pyodide gets the array at once, so that the wasm compiles while the snapshot is still on its way;
// it reads the array only after `fill`.
function loadSnapshot() {
  const { head, memory, block } = BUILD.image;
  const image = new Uint8Array(head + memory);
  const stored = fetchBytes(BUILD.snapshot).then(unpacked);
  const fill = async (exports) => {
    const bytes = new Uint8Array(await stored);
    const length = new DataView(bytes.buffer).getUint32(0, true);
    const runs = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
    let at = 4 + length;
    const take = (count) => bytes.subarray(at, (at += count));
    image.set(take(head));
    image.set(new Uint8Array(exports.memory.buffer), head);
    for (let i = 0; i < runs.length; i += 2) image.set(take(runs[i + 1] * block), head + runs[i] * block);
    if (at !== bytes.length) throw new Error("the snapshot has another length");
    // Memory has its built-in size now, which may be too small for what comes.
    const missing = memory - exports.memory.buffer.byteLength;
    if (missing > 0) exports.memory.grow(Math.ceil(missing / PAGE_SIZE));
  };
  return { image, fill };
}

async function start(options, snapshot) {
  const asm = import(here(`${BUILD.engine}pyodide.asm.mjs`)).then((module) => {
    progress.add(BUILD.sizes["pyodide.asm.mjs"]);
    return module.default;
  });
  const library = snapshot ? BUILD.late : BUILD.python;
  let failed;
  const broken = new Promise((_, reject) => (failed = reject));
  const createPyodideModule = async (settings) => {
    const instantiate = settings.instantiateWasm;
    settings.instantiateWasm = (imports, done) =>
      instantiate(imports, async (instance, module) => {
        try {
          progress.add(BUILD.sizes["pyodide.asm.wasm"]);
          if (snapshot) await snapshot.fill(instance.exports);
          done(instance, module);
        } catch (error) {
          failed(error);
        }
      });
    return (await asm)(settings);
  };
  const pyodide = await Promise.race([
    broken,
    startPyodide({
      ...options,
      indexURL: here(BUILD.engine),
      stdLibURL: here(library),
      lockFileContents: { info: BUILD.lock, packages: {} },
      packageBaseUrl: here("."),
      createPyodideModule,
      ...(snapshot && { _loadSnapshot: snapshot.image }),
    }),
  ]);
  // Pyodide only logs it when its library could not be fetched.
  if (!pyodide.FS.analyzePath(BUILD.libraryPath).exists) throw new Error(`${library} is missing`);
  progress.add(BUILD.sizes[library]);
  const scope = pyodide.toPy({});
  pyodide.runPython(REFRESH, { globals: scope });
  scope.destroy();
  return pyodide;
}

function total(library, extra = 0) {
  return BUILD.sizes["pyodide.asm.mjs"] + BUILD.sizes["pyodide.asm.wasm"] + BUILD.sizes[library] + extra;
}

async function boot(options) {
  let pyodide;
  try {
    progress.begin(total(BUILD.late, BUILD.sizes[BUILD.snapshot]));
    pyodide = await start(options, loadSnapshot());
    pyodide.paddockStart = "snapshot";
  } catch (error) {
    console.info(`Starting without the snapshot: ${error.message}`);
    progress.begin(total(BUILD.python));
    progress.tell("plain");
    try {
      pyodide = await start(options);
    } catch (reason) {
      progress.tell("failed");
      throw reason;
    }
    pyodide.paddockStart = "plain";
  }
  progress.loaded = progress.total;
  globalThis.paddock.started = pyodide.paddockStart;
  progress.tell("ready");
  return pyodide;
}

// PyScript's own streams come only with its call: until then, and through the same functions after, lines go here.
const streams = {
  stdout: (line) => console.log(line),
  stderr: (line) => console.error(line),
};
let early = boot({
  stdout: (line) => streams.stdout(line),
  stderr: (line) => streams.stderr(line),
});
early.catch(() => {});

/** Pyodide's own signature; of its options PyScript's `stdout` and `stderr` are honoured. */
export async function loadPyodide({ stdout, stderr } = {}) {
  if (!early) return boot({ stdout, stderr });
  if (stdout) streams.stdout = stdout;
  if (stderr) streams.stderr = stderr;
  const first = early;
  early = undefined;
  return first;
}
