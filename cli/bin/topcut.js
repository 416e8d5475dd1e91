#!/usr/bin/env node
// Committed plain JavaScript: npm makes no link to a file that has yet to be built, and the
// machine's own Node may be too old to read TypeScript.
import module from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endLike, runChild } from '../../scripts/child.mjs'
import { chooseNode, houseRoot, isNewEnough, oldestNode } from '../../scripts/choose-node.mjs'

const main = new URL('../src/main.ts', import.meta.url)

// Read and compiled once, not at every start: most of the time until an answer. Where nothing may
// be written there, Node goes on without.
const compiled = join(houseRoot, '.cache', 'compile')

async function runHere() {
  const emitWarning = process.emitWarning
  // A warning about Node's own sqlite between two lines of standings reads like a fault.
  process.emitWarning = /** @type {typeof emitWarning} */ (
    (/** @type {string | Error} */ warning, /** @type {unknown[]} */ ...rest) => {
      if (rest[0] !== 'ExperimentalWarning') Reflect.apply(emitWarning, process, [warning, ...rest])
    }
  )
  module.enableCompileCache?.(process.env['NODE_COMPILE_CACHE'] ?? compiled)
  await import(main.href)
}

/** @param {string} node */
async function runUnder(node) {
  const quiet = ['--disable-warning=ExperimentalWarning']
  const watch = ['--import', new URL('../../scripts/stop-with-parent.mjs', import.meta.url).href]
  process.env['NODE_COMPILE_CACHE'] ??= compiled
  const all = [...quiet, ...watch, fileURLToPath(main), ...process.argv.slice(2)]
  endLike(await runChild(node, all))
}

const node = chooseNode()
if (isNewEnough()) {
  await runHere()
} else if (node === undefined) {
  console.error(`topcut needs Node ${oldestNode} or newer: run \`npm run build\` in ${houseRoot}`)
  process.exitCode = 1
} else {
  await runUnder(node)
}
