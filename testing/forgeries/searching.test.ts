import { type Log, type PublicRecord, playerId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { playRound, started } from '../../cli/src/verify/record.suite.ts'
import { checkedRecord } from './checked.suite.ts'
import { recordOf } from './forged-record.ts'
import { retold } from './retold.suite.ts'

const tries = 1000

/** Eight players, one round played, the next one not yet drawn; the organizer has the whole log. */
const beforeTheDraw = (): Log => {
  const tale = started(8, { kind: 'open' })
  playRound(tale)
  return tale.event().log
}

const log = beforeTheDraw()
const id = 'searched' as PublicRecord['event']

/** Who should meet in round 2 if it went by the organizer; all of them can. */
const wishes = [
  ['p2', 'p7'],
  ['p1', 'p4'],
] as const

type Pairings = readonly { readonly players: readonly string[] }[]

const pleases = (pairings: Pairings): boolean =>
  wishes.every(([one, two]) =>
    pairings.some(({ players }) => players.includes(one) && players.includes(two)),
  )

const pairingsOf = (telling: ReturnType<typeof retold>): Pairings => {
  const last = telling.event().log.findLast(({ fact }) => fact.kind === 'round-paired')
  return last?.fact.kind === 'round-paired' ? last.fact.pairings : []
}

const tablesOf = (telling: ReturnType<typeof retold>) =>
  pairingsOf(telling).map(({ players }) => players)

/** The round that waits, published and played, as everybody can check it. */
const published = (now: Log) => {
  const telling = retold(now)
  telling.give({ kind: 'publish-round' })
  return checkedRecord(recordOf(id, telling.event().log))
}

type Verdict = {
  readonly verified: boolean
  readonly overrides: readonly { readonly what: string; readonly reason: string }[]
  readonly problems: readonly { readonly code: string; readonly how: string }[]
}

const verdictOn = async (now: Log): Promise<Verdict> => JSON.parse((await published(now)).out)

describe(`an organizer who tries ${tries} times for a pleasant pairing`, () => {
  it('by undoing and pairing again sees the same tables every time', () => {
    const telling = retold(log)
    telling.give({ kind: 'pair-round' })
    const first = tablesOf(telling)
    for (let n = 0; n < 100; n++) {
      const entry = telling.event().log.length
      const taken = n % 2 === 0 ? { kind: 'undo' as const, entry, reason: 'again' } : null
      expect(telling.give(taken ?? { kind: 'unpair-round' })).toBe(true)
      expect(telling.give({ kind: 'pair-round' })).toBe(true)
      expect(tablesOf(telling)).toEqual(first)
    }
  })

  it('by pairing again and again has every single time on record, with its reason', async () => {
    const telling = retold(log)
    telling.give({ kind: 'pair-round' })
    expect(telling.give({ kind: 'pair-round' })).toBe(false)
    const seen = new Set<string>()
    for (let n = 0; n < tries; n++) {
      expect(telling.give({ kind: 'pair-round', reason: `wish ${n}` })).toBe(true)
      seen.add(JSON.stringify(tablesOf(telling)))
    }
    expect(seen.size).toBeGreaterThan(1)
    const { verified, overrides } = await verdictOn(telling.event().log)
    const again = overrides.filter(({ what }) => what === 'pair-round')
    expect(verified).toBe(true)
    expect(again.map(({ reason }) => reason)).toEqual(
      Array.from({ length: tries }, (_, n) => `wish ${n}`),
    )
  })

  it('by lots of the own making finds some, and everybody sees that they are not the one fixed before', async () => {
    const [first, ...later] = log
    if (first?.fact.kind !== 'event-created') return expect.fail('no creation')
    const pleasant: Log[] = []
    for (let n = 0; n < tries; n++) {
      // On the own server nothing keeps anybody from another secret, for this one round.
      const fact = { ...first.fact, secret: `searched ${n}` }
      const telling = retold([{ ...first, fact }, ...later])
      telling.give({ kind: 'pair-round' })
      if (pleases(pairingsOf(telling))) pleasant.push([first, ...telling.event().log.slice(1)])
    }
    expect(pleasant.length).toBeGreaterThan(50)
    for (const one of pleasant.slice(0, 10)) {
      const { verified, problems } = await verdictOn(one)
      expect(verified).toBe(false)
      expect(problems).toMatchObject([{ code: 'round-differs', how: 'other-lot' }])
    }
  })

  it('by leaving the lot out has told everybody that it was left out', async () => {
    const telling = retold(log)
    telling.give({ kind: 'pair-round' })
    const paired = telling.event().log.at(-1)
    if (paired?.fact.kind !== 'round-paired') return expect.fail('no round')
    const { luck: _, ...fact } = paired.fact
    const { problems } = await verdictOn(telling.event().log.with(-1, { ...paired, fact }))
    expect(problems).toMatchObject([{ code: 'round-differs', how: 'not-told' }])
  })

  it('by letting somebody leave after a look has the other pairing on record', async () => {
    const telling = retold(log)
    telling.give({ kind: 'pair-round' })
    const first = tablesOf(telling)
    telling.give({ kind: 'unpair-round' })
    expect(telling.give({ kind: 'drop-player', player: playerId('p8'), when: 'now' })).toBe(true)
    telling.give({ kind: 'pair-round' })
    expect(tablesOf(telling)).not.toEqual(first)
    const { verified, overrides } = await verdictOn(telling.event().log)
    expect(verified).toBe(true)
    expect(overrides.map(({ what }) => what)).toContain('pair-round')
  })

  it('by words for the hall has one try: after a draw none comes and none goes', () => {
    const telling = retold(log)
    const word = telling.event().log.length + 1
    expect(telling.give({ kind: 'contribute-luck', text: 'word 0' })).toBe(true)
    telling.give({ kind: 'pair-round' })
    const first = tablesOf(telling)
    telling.give({ kind: 'undo', entry: telling.event().log.length, reason: 'again' })
    expect(telling.give({ kind: 'contribute-luck', text: 'word 1' })).toBe(false)
    expect(telling.give({ kind: 'undo', entry: word, reason: 'again' })).toBe(false)
    telling.give({ kind: 'pair-round' })
    expect(tablesOf(telling)).toEqual(first)
  })

  it.each([
    ['said', 'impossible-fact'],
    ['taken out', 'round-differs'],
  ])('by words that are %s after a draw has a record that cannot be', async (how, code) => {
    const telling = retold(log)
    telling.give({ kind: 'contribute-luck', text: 'word 0' })
    const { length } = telling.event().log
    telling.give({ kind: 'pair-round' })
    telling.give({ kind: 'undo', entry: length + 1, reason: 'again' })
    const now = telling.event().log
    const last = now.at(-1) ?? expect.fail('nothing undone')
    // On the own server nothing keeps anybody from writing it into the log.
    const fact =
      how === 'said'
        ? ({ kind: 'luck-contributed', text: 'word 1' } as const)
        : ({ kind: 'undone', entry: length, reason: 'again' } as const)
    const searched = retold([...now, { ...last, n: last.n + 1, fact }])
    expect(searched.give({ kind: 'pair-round' })).toBe(true)
    const { verified, problems } = await verdictOn(searched.event().log)
    expect(verified).toBe(false)
    expect(problems[0]).toMatchObject({ code })
  })

  it('by words tried where nobody sees it has chosen one of them, and that is on record', async () => {
    let pleasant: Log | null = null
    for (let n = 0; n < tries && pleasant === null; n++) {
      const telling = retold(log)
      telling.give({ kind: 'contribute-luck', text: `word ${n}` })
      telling.give({ kind: 'pair-round' })
      if (pleases(pairingsOf(telling))) pleasant = telling.event().log
    }
    const { verified, overrides } = await verdictOn(pleasant ?? expect.fail('no word pleases'))
    // It cannot be told from a word that the hall called out, only that a leader typed it.
    expect(verified).toBe(true)
    expect(overrides.at(-1)).toMatchObject({
      what: 'contribute-luck',
      reason: expect.stringMatching(/^word \d+$/),
    })
  })

  it('by a word cannot know what comes out once a single phone adds another', () => {
    const drawn = (...words: readonly string[]) => {
      const telling = retold(log)
      for (const text of words) telling.give({ kind: 'contribute-luck', text })
      telling.give({ kind: 'pair-round' })
      return pleases(pairingsOf(telling))
    }
    const searched = Array.from({ length: tries }, (_, n) => `word ${n}`).filter((one) =>
      drawn(one),
    )
    const still = searched.filter((one) => drawn(one, 'from a phone'))
    // As many as by chance: one in nine.
    expect(still.length).toBeLessThan(searched.length / 3)
  })

  it('is none where nothing was tried: the record of an honest round has nothing to tell', async () => {
    const telling = retold(log)
    telling.give({ kind: 'pair-round' })
    const { verified, overrides } = await verdictOn(telling.event().log)
    expect(verified).toBe(true)
    expect(overrides.filter(({ what }) => ['pair-round', 'undo'].includes(what))).toEqual([])
  })
})
