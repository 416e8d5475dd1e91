#!/usr/bin/env node
// What npm links as `topcut`. Plain JavaScript for Node 18 and newer: a machine with an older Node
// than the program needs brings one, as packages of the registry, into its own folder.
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endLike, runChild } from '../../scripts/child.mjs'
import { broughtNode, isNewEnough, oldestNode, runsOnGlibc } from '../../scripts/choose-node.mjs'
import { npmCi } from '../../scripts/npm.mjs'
import { packagesAreThere } from '../../scripts/packages.mjs'
import { thisMachine } from './this-machine.ts'
import { cacheFolder } from './usual-folders.ts'

/** @param {string} path */
const beside = (path) => fileURLToPath(new URL(path, import.meta.url))

/** The version that `runtime/` pins, so that another one is brought into another folder. */
function pinnedNode() {
  const { optionalDependencies } = JSON.parse(
    readFileSync(beside('../runtime/package.json'), 'utf8'),
  )
  return Object.values(optionalDependencies)[0]
}

/**
 * @param {string} folder
 * @returns {boolean} whether the folder is there now, with what npm reads in it
 */
function prepareFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const file of ['package.json', 'package-lock.json']) {
      cpSync(beside(`../runtime/${file}`), join(folder, file))
    }
    return true
  } catch (fault) {
    // A stack trace would not say what can be done.
    const reason = fault instanceof Error && 'code' in fault ? fault.code : fault
    const other = process.platform === 'linux' ? '; XDG_CACHE_HOME names another' : ''
    console.error(`topcut: the folder ${folder} cannot be written to (${reason})${other}`)
    return false
  }
}

/** @returns {Promise<string | null>} the Node to run with; null where none can be brought */
async function bringNode() {
  const root = join(cacheFolder(thisMachine()), `node-${pinnedNode()}`)
  const node = broughtNode(root)
  if (node === undefined || (process.platform === 'linux' && !runsOnGlibc())) return null
  const folder = join(root, 'runtime')
  // What an interrupted npm leaves behind is no Node yet.
  if (existsSync(node) && packagesAreThere(folder)) return node
  console.error(`topcut: bringing a newer Node (this machine has Node ${process.versions.node}) …`)
  if (!prepareFolder(folder)) process.exit(1)
  return (await npmCi(folder, process.execPath)) && existsSync(node) ? node : null
}

// npx hands a SIGTERM on to its shell only: the desk would live on, unseen, with its port and data.
if (process.env['npm_lifecycle_event'] !== undefined) {
  await import(new URL('stop-with-parent.js', import.meta.url).href)
}

const words = process.argv.slice(2)
if (isNewEnough()) {
  const { start } = await import(new URL('../dist/topcut.js', import.meta.url).href)
  await start(words, { isExecutable: false })
} else {
  const node = await bringNode()
  if (node === null) {
    console.error(
      `topcut needs Node ${oldestNode} or newer: https://nodejs.org, or the program that needs no Node`,
    )
    process.exitCode = 1
  } else {
    const watch = ['--import', new URL('stop-with-parent.js', import.meta.url).href]
    endLike(await runChild(node, [...watch, beside('topcut.js'), ...words]))
  }
}
