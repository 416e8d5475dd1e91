import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from '../run.ts'
import { processTerminal } from '../terminal.ts'
import { answer, refusal, refusalIn, type Said, scenario, topcut } from '../trial.suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'topcut-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

/** Runs `topcut` on real files. */
const onDisk = async (...words: readonly string[]): Promise<Said> => {
  let [out, err] = ['', '']
  const exit = await run(words, {
    ...processTerminal,
    say: (text) => {
      out += text
    },
    complain: (text) => {
      err += text
    },
  })
  return { exit, out, err }
}

const four = scenario(['Ada', 'Ben', 'Cy', 'Dee'])

describe('a file', () => {
  it('is read from the disk', async () => {
    const said = await onDisk('standings', file('four.json', JSON.stringify(four)))
    expect(said).toMatchObject({ exit: 0, err: '' })
    expect(JSON.parse(said.out)).toEqual(await answer('standings', four))
  })

  it('may begin with the byte order mark that some editors write', async () => {
    const said = await onDisk('standings', file('mark.json', `\uFEFF${JSON.stringify(four)}`))
    expect(said.exit).toBe(0)
  })

  it('may have names of every script and lines that end in any way', async () => {
    const names = ['Zoë', 'Łucja', '小林', '👩‍🚀', "O'Neill", '"quoted"', 'back\\slash']
    const text = JSON.stringify(scenario(names), null, 2).replaceAll('\n', '\r\n')
    const { standings } = JSON.parse((await topcut(['standings', '-'], text)).out)
    expect(standings.map(({ player }: { player: string }) => player).sort()).toEqual(names.sort())
  })

  it.each([
    ['is not there', () => join(folder, 'nowhere.json'), 'ENOENT'],
    ['is a folder', () => folder, 'EISDIR'],
    [
      'lies below another file',
      () => join(file('plain.json', '{}'), 'below.json'),
      process.platform === 'win32' ? 'ENOENT' : 'ENOTDIR',
    ],
    ['is not UTF-8', () => file('latin.json', Uint8Array.of(0x22, 0xe9, 0x22)), 'not UTF-8'],
    [
      'is UTF-16',
      () => file('utf-16.json', Buffer.from('\uFEFF{"regulation": 1}', 'utf16le')),
      'not UTF-8',
    ],
  ])('that %s is refused', async (_, path, reason) => {
    const name = path()
    expect(refusalIn(await onDisk('check', name))).toMatchObject({
      code: 'unreadable-file',
      file: name,
      reason,
    })
  })
})

describe('broken JSON', () => {
  it.each([
    ['', 1, 1],
    ['\n\n', 3, 1],
    ['{"regulation": x-wing}', 1, 16],
    ['{\n  "players": [\n    "Ada",\n    "Ben",\n  ]\n}', 5, 3],
    ['{\r\n  "a": 1\r\n  "b": 2\r\n}', 3, 3],
    ['{"players": ["Ada", "Ben"]', 1, 27],
    ['{} {}', 1, 4],
    ['{"name": "two\nlines"}', 1, 14],
    ['NaN', 1, 1],
  ])('%j is refused at line %i, column %i', async (text, line, column) => {
    const refused = await refusal('standings', text)
    expect(refused).toMatchObject({ code: 'broken-json', file: '-', line, column })
    expect(refused.message).toContain(`line ${line}, column ${column}`)
  })

  it('is refused where an object has a field twice: one of the two would be lost', async () => {
    const text = `{"regulation": "x-wing/en-3.2",\n "players": ["Ada"],\n "players": ["Ben", "Cy"]}`
    expect(await refusal('pair', text)).toMatchObject({
      code: 'repeated-field',
      field: 'players',
      line: 3,
      column: 2,
    })
  })
})
