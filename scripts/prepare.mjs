// Plain JavaScript for Node 18 and newer: brings what is missing, and says so, before anything runs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { broughtNode, houseRoot, isNewEnough, oldestNode, runsOnGlibc } from './choose-node.mjs'
import { npmCi } from './npm.mjs'
import { packagesAreThere } from './packages.mjs'
import { buildPages, pagesAreFresh } from './pages.mjs'

const runtime = join(houseRoot, 'runtime')

/** @param {string} step */
function say(step) {
  console.log(`topcut: ${step} …`)
}

/** @param {string} reason @returns {never} */
function giveUp(reason) {
  console.error(`topcut: ${reason}`)
  process.exit(1)
}

async function bringNode() {
  if (isNewEnough()) return process.execPath
  const brought = broughtNode()
  const own = `this machine has Node ${process.versions.node}`
  const please = `install Node ${oldestNode} or newer from https://nodejs.org`
  const foreign = process.platform === 'linux' && !runsOnGlibc()
  if (brought === undefined || foreign) giveUp(`${own}; ${please}`)
  if (existsSync(brought) && packagesAreThere(runtime)) return brought
  say(`bringing a newer Node (${own})`)
  const came = (await npmCi(runtime, process.execPath)) && existsSync(brought)
  return came ? brought : giveUp(`the newer Node did not come; ${please}`)
}

/** @returns {Promise<string>} the Node to run with, once it and the packages are there */
export async function prepareTools() {
  const node = await bringNode()
  if (packagesAreThere(houseRoot)) return node
  say('installing packages')
  return (await npmCi(houseRoot, node)) ? node : giveUp('the packages could not be installed')
}

/** @param {string} node */
export async function preparePages(node) {
  if (pagesAreFresh(houseRoot)) return
  say('building the pages')
  if (!(await buildPages(houseRoot, node))) giveUp('the pages could not be built')
}
