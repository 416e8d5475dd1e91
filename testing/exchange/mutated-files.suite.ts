import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { answerOf, Refused, takeIn } from '@topcut/exchange'
import { expect } from 'vitest'
import { type Chance, chanceFrom } from '../../engine/src/index.ts'
import { matchesHeld } from './matches-held.suite.ts'

const folder = fileURLToPath(new URL('../../exchange/samples/', import.meta.url))

const sampleFiles: readonly string[] = readdirSync(folder)

/** The samples of each format: `cryodex-save-1.save` is one of `cryodex-save`. */
export const samplesOf: ReadonlyMap<string, readonly string[]> = Map.groupBy(sampleFiles, (file) =>
  file.replace(/-\d+\.\w+$/, ''),
)

const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(`${folder}${file}`))

const pieces = [
  '"',
  '\\',
  '<',
  '>',
  '{',
  '}',
  '[',
  ']',
  ',',
  ';',
  '\n',
  '\t',
  '-1',
  '1e99',
  'null',
  '""',
  '0',
  '101',
  'é',
  '\u0000',
  '</NAME>',
  '001 ',
  'bye',
  'true',
]

type Change = (bytes: readonly number[], chance: Chance) => readonly number[]

const encoder = new TextEncoder()

/** What happens to files: letters lost, doubled, exchanged, lines out of order, the end cut off. */
const changes: readonly Change[] = [
  (bytes, chance) => bytes.toSpliced(chance.below(bytes.length), 1 + chance.below(3)),
  (bytes, chance) => bytes.toSpliced(chance.below(bytes.length), 1, chance.below(256)),
  (bytes, chance) => {
    const piece = pieces[chance.below(pieces.length)] ?? ''
    return bytes.toSpliced(chance.below(bytes.length), chance.below(4), ...encoder.encode(piece))
  },
  (bytes, chance) => bytes.slice(0, chance.below(bytes.length)),
  (bytes, chance) => {
    const [from, length] = [chance.below(bytes.length), 1 + chance.below(40)]
    return bytes.toSpliced(chance.below(bytes.length), 0, ...bytes.slice(from, from + length))
  },
  (bytes, chance) => linesMoved(bytes, chance),
  (bytes, chance) => numberChanged(bytes, chance),
]

const linesMoved: Change = (bytes, chance) => {
  const lines = String.fromCharCode(...bytes).split('\n')
  const [line = ''] = lines.splice(chance.below(lines.length), 1)
  if (chance.below(2) === 0) lines.splice(chance.below(lines.length + 1), 0, line)
  return Array.from(lines.join('\n'), (letter) => letter.charCodeAt(0))
}

const numberChanged: Change = (bytes, chance) => {
  const text = String.fromCharCode(...bytes)
  const numbers = [...text.matchAll(/\d+/g)]
  const one = numbers[chance.below(Math.max(1, numbers.length))]
  if (one === undefined) return bytes
  const other = `${[0, 1, 2, 7, 40, 99, 100, 101, 1000][chance.below(9)]}`
  const changed = `${text.slice(0, one.index)}${other}${text.slice(one.index + one[0].length)}`
  return Array.from(changed, (letter) => letter.charCodeAt(0))
}

const changed = (file: string, seed: number): Uint8Array => {
  const chance = chanceFrom(`${file} ${seed}`)
  let bytes: readonly number[] = [...bytesOf(file)]
  for (let times = 1 + chance.below(3); times > 0 && bytes.length > 0; times--) {
    bytes = changes[chance.below(changes.length)]?.(bytes, chance) ?? bytes
  }
  return Uint8Array.from(bytes)
}

/** A refusal says where and what; a reading keeps everybody who is in a match, or names who is not. */
export const mutated = (file: string, seed: number): void => {
  const bytes = changed(file, seed)
  const begun = process.cpuUsage()
  try {
    const taken = takeIn(bytes, file, null)
    const answer = answerOf(taken, 'en')
    expect(JSON.parse(JSON.stringify(answer)), `${file} ${seed}`).toEqual(
      JSON.parse(JSON.stringify(answerOf(takeIn(bytes, file, null), 'en'))),
    )
    const { players, rounds } = taken.scenario
    const strangers = taken.discrepancies.filter(({ what }) => what === 'unknown-player')
    const names = new Set<string | null>(players.map(({ name }) => name))
    for (const { player } of strangers) names.add(player)
    for (const { matches } of rounds) {
      const seated = matches.flatMap((match) => ('bye' in match ? [match.bye] : match.players))
      for (const name of seated) expect(names.has(name), `${file} ${seed}: ${name}`).toBe(true)
    }
    const held = matchesHeld(bytes)
    const left = taken.lost.filter(({ kind }) => isMatchLost(kind)).length
    const read = rounds.reduce((sum, { matches }) => sum + matches.length, 0)
    if (held !== null) expect(read + left, `${file} ${seed}: matches`).toBeGreaterThanOrEqual(held)
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault
    const { refusal } = fault
    expect(
      'line' in refusal || 'at' in refusal || 'regulation' in refusal,
      `${file} ${seed}: ${JSON.stringify(refusal)}`,
    ).toBe(true)
  }
  const { user, system } = process.cpuUsage(begun)
  // Of its own time: a machine that is busy elsewhere hangs nothing.
  expect((user + system) / 1e6, `${file} ${seed}: seconds`).toBeLessThan(2)
}

const isMatchLost = (kind: string): boolean =>
  ['match-twice', 'field', 'other-event'].includes(kind)
