// SPDX-License-Identifier: MIT
// node build.mjs DIRECTORY: bundles the page's script and style sheet into that directory.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

// zod asks whether it may make code from text. The page's policy forbids that, and a browser would
// report the attempt; so the answer is given here.
const PROBE = 'new F("");';
const noCodeFromText = {
  name: "no-code-from-text",
  setup({ onLoad }) {
    onLoad({ filter: /zod[/\\]v4[/\\]core[/\\]util\.js$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      if (!source.includes(PROBE)) throw new Error(`${path} no longer has ${PROBE}`);
      return { contents: source.replace(PROBE, "return false;"), loader: "js" };
    });
  },
};

const [outdir] = process.argv.slice(2);
await build({
  absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
  entryPoints: ["src/page.js", "src/page.css"],
  outdir,
  bundle: true,
  minify: true,
  format: "iife",
  target: ["es2022", "chrome123", "firefox120", "safari17.5"], // the first with light-dark()
  plugins: [noCodeFromText],
  legalComments: "eof",
  logLevel: "warning",
});
