// The one door behind `npm start`, `npm test` and the others. Plain JavaScript without dependencies
// for Node 18 and newer; no pre-hooks, because `ignore-scripts=true` skips those silently.
import { join } from 'node:path'
import { endLike, runChild } from './child.mjs'
import { houseRoot } from './choose-node.mjs'
import { preparePages, prepareTools } from './prepare.mjs'

const [verb = '', ...args] = process.argv.slice(2)

/**
 * What each verb runs once Node and the packages are there; null runs nothing more.
 *
 * @type {Readonly<Record<string, { pages: boolean, run: readonly string[] | null }>>}
 */
const verbs = {
  start: { pages: true, run: ['server/src/main.ts'] },
  dev: { pages: false, run: ['scripts/dev.ts'] },
  build: { pages: true, run: null },
  // Builds the pages itself, so that a broken page is one failure among all the others.
  test: { pages: false, run: ['scripts/test.ts'] },
  'test-long': { pages: false, run: ['scripts/test-long.ts'] },
  rules: { pages: false, run: ['scripts/rules.ts'] },
  changes: { pages: false, run: ['scripts/changes.ts'] },
  figures: { pages: false, run: ['testing/figures.ts'] },
  bench: { pages: false, run: ['bench/src/main.ts'] },
  pack: { pages: true, run: ['release/pack.ts'] },
  release: { pages: true, run: ['release/release.ts'] },
  screenshots: { pages: true, run: ['scripts/screenshots.ts'] },
  pictures: { pages: true, run: ['scripts/pictures.ts'] },
  site: { pages: false, run: ['site/src/main.ts'] },
  format: { pages: false, run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'] },
}

const chosen = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
if (chosen === undefined) {
  console.error(`topcut: no such verb "${verb}"; there are ${Object.keys(verbs).join(', ')}`)
  process.exit(1)
}

// Started by hand (nohup node scripts/run.mjs start &) it may outlive its shell.
if (process.env['npm_lifecycle_event'] !== undefined) await import('./stop-with-parent.mjs')

// Compiled once, not at every start: a third of the time until the server answers.
process.env['NODE_COMPILE_CACHE'] ??= join(houseRoot, '.cache', 'compile')

const node = await prepareTools()
if (chosen.pages) await preparePages(node)
if (chosen.run !== null) {
  const [program = '', ...before] = chosen.run
  const quiet = ['--disable-warning=ExperimentalWarning']
  const watch = ['--import', new URL('stop-with-parent.mjs', import.meta.url).href]
  const all = [...quiet, ...watch, join(houseRoot, program), ...before, ...args]
  endLike(await runChild(node, all, { cwd: houseRoot }))
}
