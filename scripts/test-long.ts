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
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long']
const shown = ['--disableConsoleIntercept', '--allowOnly=false']
endLike(
  await runChild(process.execPath, [...vitest, ...shown, ...filters], { cwd: houseRoot, env }),
)
