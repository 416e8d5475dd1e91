import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  eventId,
  type Log,
  openEvent,
  type PublicRecord,
  publicRecord,
  recordText,
} from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { witness } from './ask-witness.ts'
import { engineSays } from './engine-says.ts'
import { factsOf, forged, type Loose } from './forged.ts'
import { forgeries } from './forgeries.ts'
import { committedRecord, declinedRecord, takenBackRecord } from './told-records.ts'

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const logs = here('../../golden/logs/')
const names = readdirSync(logs).map((file) => file.replace('.json', ''))

const golden = (name: string): PublicRecord => {
  const log = JSON.parse(readFileSync(`${logs}${name}.json`, 'utf8')) as Log
  return publicRecord(eventId(name), openEvent(log), null) ?? expect.fail('no record')
}

/** As somebody reads it who has the file alone. */
const read = (record: PublicRecord) => witness.readRecord(recordText(record))

const codesOf = ({ problems }: { readonly problems: readonly { readonly code: string }[] }) =>
  problems.map(({ code }) => code)

describe.each(names)('of the golden event %s', (name) => {
  const record = golden(name)

  it('the witness says what the engine says', () => {
    const engine = engineSays(record)
    const said = witness.check(read(record))
    expect(said).toEqual({
      ...{ verified: true, standings: true, pairings: true, problems: [] },
      ...{ entries: engine.entries, head: engine.head, code: engine.code },
    })
    expect(engine).toMatchObject({ verified: true, standings: true })
    expect(record.standings.rows.length).toBeGreaterThan(2)
  })

  it('a code from an old sheet is known, and no other', () => {
    const old = record.entries[20]?.hash ?? expect.fail('too short')
    const code = witness.shortCode(old).toLowerCase().replaceAll(' ', '-')
    for (const head of [code, code.replaceAll('-', '\u2013'), old]) {
      expect(engineSays(record, head).verified).toBe(true)
      expect(witness.check(read(record), head).verified).toBe(true)
    }
    const other = code.replace(/^./, (sign) => (sign === '2' ? '3' : '2'))
    expect(codesOf(engineSays(record, other))).toEqual(['head-differs'])
    expect(codesOf(witness.check(read(record), other))).toEqual(['head-differs'])
  })

  it('both name the entry that was changed without its hash', () => {
    const other: Loose = structuredClone(record)
    other.entries[7].at += 1
    const broken = [{ code: 'chain-broken', entry: 8, how: 'hash' }]
    expect(engineSays(other).problems).toMatchObject(broken)
    expect(witness.check(other).problems).toEqual(broken)
  })
})

describe.each(names.filter((name) => !/-[23]$/.test(name)))('in the golden event %s', (name) => {
  const record = golden(name)
  const fitting = forgeries.filter(({ fits = () => true }) => fits(record))

  it.each(fitting.map((forgery) => [forgery.what, forgery] as const))(
    'both notice where %s',
    (_, { change, code }) => {
      const other = forged(record, change)
      expect(recordText(other)).not.toBe(recordText(record))
      expect(engineSays(other).verified).toBe(false)
      const said = witness.check(read(other))
      expect(said.verified).toBe(false)
      expect(codesOf(said)).toContain(code)
      expect(codesOf(said)).not.toContain('chain-broken')
    },
  )
})

describe('where lots were fixed before', () => {
  const record = committedRecord()

  it('the witness follows them from round to round', () => {
    const rounds = factsOf(record, 'round-paired')
    expect(rounds.map(({ luck }) => luck.hall.length)).toEqual([2, 2, 2])
    expect(witness.check(read(record))).toMatchObject({ verified: true, problems: [] })
    expect(engineSays(record).verified).toBe(true)
  })

  it.each<readonly [string, (luck: Loose, round: Loose) => void]>([
    ['other-lot', (luck) => Object.assign(luck, { lot: '0'.repeat(64) })],
    ['other-draw', (luck) => Object.assign(luck, { draw: luck.draw + 7 })],
    ['other-hall', (luck) => luck.hall.push('a word that nobody said')],
    ['other-entropy', (_, round) => Object.assign(round, { entropy: '0'.repeat(64) })],
    ['not-told', (_, round) => Reflect.deleteProperty(round, 'luck')],
  ])('both notice the fault %s', (how, change) => {
    const other = forged(record, (copy) => {
      const round = factsOf(copy, 'round-paired')[1]
      change(round.luck, round)
      // What does not follow from the entropy is another forgery.
      if (how === 'other-draw') {
        const { lot, draw, hall } = round.luck
        round.entropy = witness.sha256(JSON.stringify([lot, draw, hall]))
      }
    })
    expect(engineSays(other).problems).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ code: 'round-differs', how })]),
    )
    expect(witness.check(read(other)).problems).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ code: 'round-differs', how })]),
    )
  })
})

describe('the witness', () => {
  it('holds a round against what was known when it was drawn, like the engine', () => {
    const record = takenBackRecord()
    expect(factsOf(record, 'undone')).toHaveLength(1)
    expect(witness.check(read(record)).problems).toEqual([])
    expect(engineSays(record).problems).toEqual([])
  })

  it('notices who was moved in although another one was next', () => {
    const record = declinedRecord()
    expect(witness.check(read(record)).problems).toEqual([])
    const { replacement, seeds }: Loose = factsOf(record, 'place-declined')[0]
    const last = record.standings.rows.findLast(({ player }) => !seeds.includes(player))?.player
    const other = forged(record, ({ entries }) => {
      const at = entries.findIndex(({ fact }: Loose) => fact.kind === 'place-declined')
      const later = JSON.stringify(entries.slice(at)).replaceAll(`"${replacement}"`, `"${last}"`)
      entries.splice(at, entries.length, ...JSON.parse(later))
    })
    expect(last).not.toBe(replacement)
    expect(codesOf(witness.check(read(other)))).toEqual(['standings-differ'])
    expect(engineSays(other).problems).toMatchObject([{ code: 'standings-differ', how: 'cut' }])
  })

  it('reads no number beyond all, and no well of lists', () => {
    const text = recordText(golden('x-wing-pl'))
    const well = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
    expect(witness.readRecord(text)).not.toBeNull()
    for (const odd of ['1e999', well]) {
      expect(witness.readRecord(text.replace(/^\{/, `{"aside":${odd},`))).toBeNull()
    }
  })

  it('takes nothing from the house', () => {
    const files = readdirSync(here('.')).filter((file) => file.endsWith('.mjs'))
    expect(files).toContain('witness.mjs')
    const taken = files.flatMap((file) =>
      [...readFileSync(here(file), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from),
    )
    expect(taken.filter((from) => !/^(\.\/[\w-]+\.mjs|node:\w+)$/.test(from ?? ''))).toEqual([])
  })

  it('answers in JSON on the terminal, and with its exit code', () => {
    const record = golden('x-wing-pl')
    const run = (text: string, ...args: readonly string[]) =>
      spawnSync(process.execPath, [here('witness.mjs'), ...args], { input: text, encoding: 'utf8' })
    const right = run(recordText(record), '-')
    expect(JSON.parse(right.stdout)).toMatchObject({
      verified: true,
      entries: record.entries.length,
    })
    expect(right.status).toBe(0)
    const wrong = run(recordText(record), '-', '--head', '2222 2222 2222 2222')
    expect(JSON.parse(wrong.stdout)).toMatchObject({ verified: false })
    expect(wrong.status).toBe(1)
    expect(run('{}', '-')).toMatchObject({ status: 2, stdout: '' })
  })
})
