import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

const house = fileURLToPath(new URL('..', import.meta.url))
const tsc = join(house, 'node_modules/typescript/bin/tsc')

type Omission = {
  readonly file: string
  readonly was: RegExp
  readonly is: string
  /** What the compiler has to say about that file. */
  readonly said: RegExp
}

const leavesOut = (file: string, line: RegExp, name: string): Omission => ({
  file,
  was: line,
  is: '',
  said: new RegExp(`['"]${name}['"]+ is missing in type`),
})

/** Each in a file of its own, so that one compilation tells of all of them. */
const omissions: readonly Omission[] = [
  leavesOut('clock/extend-time.ts', /^ {2}may: .*\n/m, 'may'),
  leavesOut('calls/call-judge.ts', /^ {2}touches: .*\n/m, 'touches'),
  leavesOut('tables/set-tables.ts', /^ {2}grave: .*\n/m, 'grave'),
  leavesOut('tables/assign-table.ts', /^ {2}afterTheEnd: .*\n/m, 'afterTheEnd'),
  leavesOut('material/report-material.ts', /^ {2}takesName: .*\n/m, 'takesName'),
  leavesOut('lists/open-lists.ts', /^ {2}decide: .*\n/m, 'decide'),
  leavesOut('clock/index.ts', /^ {2}'extend-time': .*\n/m, 'extend-time'),
  leavesOut('commands.ts', /^ {2}undo,\n/m, 'undo'),
  leavesOut('tables/effects.ts', /^ {4}canHappen: .*\n/m, 'canHappen'),
  leavesOut('clock/effects.ts', /^ {4}settles: nobody,\n/m, 'settles'),
  leavesOut('leaders/effects.ts', /^ {2}'duty-changed': \{\n[\s\S]*?\n {2}\},\n/m, 'duty-changed'),
  leavesOut('facts.ts', /^ {2}'rule-overridden': \{\n[\s\S]*?\n {2}\},\n/m, 'rule-overridden'),
  {
    file: 'calls/effects.ts',
    was: /^ {4}\.\.\.ordinary,\n/m,
    is: '',
    said: /missing the following properties from type .*moves, afterTheEnd, discardsPairing/,
  },
  // Nothing tells which match a lot goes by, nor whom a dismissal brings.
  {
    file: 'results/draw-lot.ts',
    was: /touches: 'nothing'/,
    is: "touches: 'match'",
    said: /'"match"' is not assignable to type '"nothing" \| "rounds"'/,
  },
  {
    file: 'leaders/dismiss-leader.ts',
    was: /takesName: false/,
    is: 'takesName: true',
    said: /'true' is not assignable to type 'false'/,
  },
]

/** Everything the compiler says about each file of an event. */
function compile(): ReadonlyMap<string, string> {
  const folder = temporaryFolder()
  const parts = ['tsconfig.base.json', 'engine/package.json', 'engine/tsconfig.json', 'engine/src']
  mkdirSync(join(folder, 'engine'))
  for (const part of parts) cpSync(join(house, part), join(folder, part), { recursive: true })
  for (const { file, was, is } of omissions) {
    const path = join(folder, 'engine/src/event', file)
    const text = readFileSync(path, 'utf8')
    expect(text, file).toMatch(was)
    writeFileSync(path, text.replace(was, is))
  }
  const end = spawnSync(process.execPath, [tsc, '-b', 'engine'], { cwd: folder, encoding: 'utf8' })
  const said = new Map<string, string>()
  for (const [, file = '', about = ''] of end.stdout.matchAll(
    /^engine\/src\/event\/([^(]+)\(([\s\S]*?)(?=^engine\/|(?![\s\S]))/gm,
  )) {
    said.set(file, `${said.get(file) ?? ''}${about}`)
  }
  return said
}

describe('the compiler', () => {
  let heard: ReadonlyMap<string, string> = new Map()
  beforeAll(() => {
    heard = compile()
  })

  it.each(omissions)('notices what $file leaves out: $said', ({ file, said }) => {
    expect(heard.get(file) ?? 'nothing').toMatch(said)
  })
})
