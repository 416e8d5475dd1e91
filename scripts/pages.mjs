// Plain JavaScript for Node 18 and newer: run.mjs asks it before the right Node runs anything.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runChild } from './child.mjs'

/** All that can show in a page: of what is missing here, an edit would leave old pages served. */
export const sources = [
  'engine/src',
  'exchange/src',
  'package-lock.json',
  'protocol/src',
  'web/index.html',
  'web/phone.html',
  'web/public.html',
  'web/verify.html',
  'web/built-pages.ts',
  'web/compressed.ts',
  'web/one-file.ts',
  'web/one-language.ts',
  'web/package.json',
  'web/public',
  'web/src',
  'web/vite.config.ts',
  'web/vite.light.config.ts',
  'web/vite.verify.config.ts',
]

/** @param {string} root @param {string} path @returns {readonly string[]} */
function filesAt(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesAt(root, `${path}/${name}`))
}

/** @param {string} root */
function fingerprint(root) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => filesAt(root, path))) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} root */
function pagesOf(root) {
  return {
    folder: join(root, '.cache', 'web'),
    stamp: join(root, '.cache', 'web.stamp'),
  }
}

/** @param {string} root @returns {readonly string[]} every language has a folder of words */
function languagesOf(root) {
  const names = readdirSync(join(root, 'protocol', 'src', 'words'))
  return names.filter((name) => /^[a-z]{2}$/.test(name))
}

/** @param {string} root @param {string} folder */
function hasPages(root, folder) {
  const pages = languagesOf(root).map((language) => join(language, 'index.html'))
  return [...pages, 'verify.html'].every((page) => existsSync(join(folder, page)))
}

/** @param {string} root */
export function pagesAreFresh(root) {
  const { folder, stamp } = pagesOf(root)
  if (!hasPages(root, folder) || !existsSync(stamp)) return false
  return readFileSync(stamp, 'utf8') === fingerprint(root)
}

/**
 * @param {string} root
 * @param {string} node
 * @param {import('./child.mjs').Output} output
 * @returns {Promise<boolean>} whether the pages are now there
 */
export async function buildPages(root, node, output = 'all') {
  const { folder, stamp } = pagesOf(root)
  // Taken before the build: a file saved meanwhile makes the pages stale, not wrongly fresh.
  const built = fingerprint(root)
  const fresh = `${folder}-${process.pid}`
  const old = `${fresh}-old`
  const require = createRequire(join(root, 'web', 'package.json'))
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js')
  /** @param {string} config @param {readonly string[]} more @param {string} into */
  const run = async (config, more, into) => {
    const args = [vite, 'build', '--config', config, ...more, '--outDir', into]
    const all = [...args, '--logLevel', 'warn']
    return (await runChild(node, all, { cwd: join(root, 'web'), output })).code
  }
  /** @param {string} language */
  const build = async (language) => {
    for (const config of ['vite.config.ts', 'vite.light.config.ts']) {
      const code = await run(config, ['--mode', language], join(fresh, language))
      if (code !== 0) return code
    }
    return 0
  }
  // One file for all languages.
  const buildVerify = () => run('vite.verify.config.ts', [], fresh)
  try {
    const ends = await Promise.all([...languagesOf(root).map(build), buildVerify()])
    if (ends.some((code) => code !== 0) || !hasPages(root, fresh)) return false
    // Swapped whole: a server that runs meanwhile never serves half of the pages.
    if (existsSync(folder)) renameSync(folder, old)
    renameSync(fresh, folder)
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, built)
    return true
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(old, { recursive: true, force: true })
  }
}
