// Plain JavaScript for Node 18 and newer: runs before any package is there.
import { existsSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { runChild } from './child.mjs'

const cli = join('npm', 'bin', 'npm-cli.js')

/** @param {string} folder @param {string} name */
function linkTarget(folder, name) {
  const link = join(folder, name)
  return existsSync(link) ? realpathSync(link) : undefined
}

/** npm's own JavaScript: `npm` itself is a shell script on Windows, which spawn cannot start. */
export function findNpm(env = process.env, node = process.execPath) {
  const asked = env['npm_execpath']
  const bin = dirname(realpathSync(node))
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter(Boolean)
  const candidates = [
    asked,
    join(bin, 'node_modules', cli),
    join(bin, '..', 'lib', 'node_modules', cli),
    ...folders.flatMap((folder) => [
      linkTarget(folder, 'npm'),
      join(folder, 'node_modules', cli),
      join(folder, '..', 'lib', 'node_modules', cli),
    ]),
    join('/usr/share/nodejs', cli),
  ]
  return candidates.find(
    // Under pnpm or yarn npm_execpath names that tool, which knows no `npm ci`.
    (file) => file !== undefined && basename(file) === 'npm-cli.js' && existsSync(file),
  )
}

/**
 * @param {string} folder
 * @param {string} node the Node to run npm with: npm leaves out optional packages, the builder's
 *   native half among them, that it takes for too new for the Node it runs on
 * @returns {Promise<boolean>} whether the packages of that folder's lock file are now there
 */
export async function npmCi(folder, node) {
  const npm = findNpm()
  if (npm === undefined) {
    console.error('npm was not found: start Topcut with `npm start`, or install npm')
    return false
  }
  // NODE_ENV=production or a user's own `omit` would leave out the builder and the right Node.
  const include = ['dev', 'optional', 'peer'].map((kind) => `--include=${kind}`)
  const args = [npm, 'ci', '--prefix', folder, '--prefer-offline', '--loglevel=error', ...include]
  const end = await runChild(node, args, { cwd: folder, output: 'errors' })
  return end.code === 0
}
