// `npm run test:long [-- --fresh] [-- filter]`: hours of seeds, going on where it was interrupted.
import { endLike, runChild } from './child.mjs'
import { houseRoot } from './choose-node.mjs'

const args = process.argv.slice(2)
const filters = args.filter((arg) => arg !== '--fresh')

const env: NodeJS.ProcessEnv = {
  ...process.env,
  TOPCUT_LONG: '1',
  ...(args.includes('--fresh') ? { TOPCUT_LONG_FRESH: '1' } : {}),
}
const run = (...chosen: readonly string[]) => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--disableConsoleIntercept']
  const args = [...vitest, '--allowOnly=false', ...chosen]
  return runChild(process.execPath, args, { cwd: houseRoot, env })
}

// Side by side, in processes of their own: one vitest would run one project after the other.
const ends =
  filters.length > 0
    ? [await run('--project', 'long*', ...filters)]
    : await Promise.all([run('--project', 'longest'), run('--project', 'long')])
const failed = ends.find(({ code }) => code !== 0)
if (failed !== undefined) endLike(failed)
