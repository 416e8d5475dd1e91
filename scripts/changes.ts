// `npm run changes [-- <commit>]`: what happened since the last version, or since a commit, by type
// and scope: a draft for CHANGELOG.md. Without a version yet: since the beginning.
import { spawnSync } from 'node:child_process'
import { draftOf } from './changes-draft.ts'
import { houseRoot } from './choose-node.mjs'

const git = (...args: readonly string[]) =>
  spawnSync('git', args, { cwd: houseRoot, encoding: 'utf8', maxBuffer: 64_000_000 })

const lastVersion = (): string | null => {
  const found = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')
  return found.status === 0 ? found.stdout.trim() : null
}

const since = process.argv[2] ?? lastVersion()
const range = since === null ? 'HEAD' : `${since}..HEAD`
const log = git('log', '--no-merges', '--reverse', '--format=%s', range, '--')
if (log.status !== 0) {
  console.error(`topcut: git knows no commits ${range}: ${log.stderr.trim()}`)
  process.exit(1)
}
const subjects = log.stdout.split('\n').filter((subject) => subject !== '')
console.log(`${subjects.length} commits since ${since ?? 'the beginning'}\n`)
console.log(draftOf(subjects))
