// `npm run changes [-- <commit>]`: what happened since the last version, or since a commit, by type
// and scope: a draft for CHANGELOG.md. Without a version yet: since the beginning.
import { spawnSync } from 'node:child_process'
import { draftOf } from './changes-draft.ts'
import { houseRoot } from './choose-node.mjs'

/** What git answers, or null with its complaint; also where there is no git, or no repository. */
const git = (
  ...args: readonly string[]
): { readonly told: string | null; readonly why: string } => {
  const program = 'git'
  const options = { cwd: houseRoot, encoding: 'utf8', maxBuffer: 64_000_000 } as const
  const { status, stdout, stderr, error } = spawnSync(program, args, options)
  return { told: status === 0 ? stdout : null, why: error?.message ?? stderr.trim() }
}

const lastVersion = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*').told?.trim()
const since = process.argv[2] ?? lastVersion ?? null
const range = since === null ? 'HEAD' : `${since}..HEAD`
const { told, why } = git('log', '--no-merges', '--reverse', '--format=%s', range, '--')
if (told === null) {
  console.error(`topcut: no commits to list: ${why}`)
  process.exit(1)
}
const subjects = told.split('\n').filter((subject) => subject !== '')
console.log(`${subjects.length} commits since ${since ?? 'the beginning'}\n`)
console.log(draftOf(subjects))
