import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { wordsOf } from './synopsis.ts'

const inHouse = (path: string): string => readFileSync(join(houseRoot, path), 'utf8')
const { scripts } = JSON.parse(inHouse('package.json')) as { scripts: Record<string, string> }
const longTests = globSync('*/**/*.long.test.ts', {
  cwd: houseRoot,
  exclude: ['**/node_modules/**', '.cache/**'],
}).map((path) => path.replaceAll('\\', '/'))

const missingFile = (path: string): readonly string[] =>
  existsSync(join(houseRoot, path)) ? [] : [`there is no file ${path}`]

const missingScript = (words: readonly string[]): readonly string[] => {
  const name = words[words.indexOf('run') + 1] ?? ''
  return Object.hasOwn(scripts, name) ? [] : [`there is no npm run ${name}`]
}

const missingChoice = (line: string): readonly string[] => {
  const [, script, choice = ''] = /^npm run (\S+) -- ([\w-]+)$/.exec(line) ?? []
  if (script === 'test:long' && !longTests.some((path) => path.includes(choice)))
    return [`there is no long test ${choice}`]
  if (script === 'bench' && !inHouse('bench/src/main.ts').includes(` ${choice}: `))
    return [`there is no bench ${choice}`]
  return []
}

/** What a line names of ours and is not there: files, scripts, what they can be asked for. */
export const missingOfOurs = (line: string): readonly string[] => {
  const words = wordsOf(line)
  const files = words.flatMap(
    (word) => /^(?:\/opt\/topcut\/)?([\w-]+\/\S+\.\w+)$/.exec(word)?.[1] ?? [],
  )
  const ours = files.filter((file) => /\.(?:ts|mjs|js|service)$/.test(file))
  const isScript = words[0] === 'npm' && words.includes('run')
  return [
    ...ours.flatMap(missingFile),
    ...(isScript ? missingScript(words) : []),
    ...missingChoice(line),
  ]
}
