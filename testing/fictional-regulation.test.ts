import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { firstRoundByChance } from '../engine/src/regulations/suites/pairing.suite.ts'
import { earnedBy, oneMatch } from '../engine/testing/one-match.ts'
import { seventh } from './fictional-regulation.ts'

vi.mock('../engine/src/regulations/catalogue.ts', async () => {
  const { seventh } = await import('./fictional-regulation.ts')
  return {
    regulations: [seventh],
    regulationOf: (id: string) => (id === seventh.id ? seventh : null),
  }
})

const {
  advance,
  awaiting,
  commandId,
  decide,
  emptyEvent,
  instant,
  leaderId,
  matchesOf,
  openEvent,
  openRound,
  playerId,
  setUpView,
  standingsOf,
  textsAt,
} = await import('../engine/src/index.ts')
type Engine = typeof import('../engine/src/index.ts')
type Event = ReturnType<Engine['advance']>
type Ask = Parameters<Engine['decide']>[1]
type Command = Ask['command']
type Match = ReturnType<Engine['matchesOf']>[number]
type Result = NonNullable<Match['result']>

/** The player with the lower number is the better one, and shows it in each way of scoring. */
const resultOf = (match: Match): Result => {
  const isFirst = Number(match.players[0].slice(1)) < Number(match.players[1].slice(1))
  if (match.game !== undefined) {
    return { ending: 'games', games: isFirst ? ['first', 'draw'] : ['second', 'draw'] }
  }
  return { ending: 'time', score: isFirst ? [33, 30] : [11, 60] }
}

describe('a fictional seventh regulation', () => {
  let event: Event = emptyEvent
  let given = 0
  const give = (command: Command) => {
    given++
    const ask = { command, by: { role: 'organizer' } as const, at: instant(given) }
    const decision = decide(event, { ...ask, entropy: `e${given}` })
    if (!decision.granted) return expect.fail(JSON.stringify(decision.refusal))
    const first = event.log.length + 1
    event = advance(
      event,
      decision.facts.map((fact, index) => ({
        n: first + index,
        at: instant(given),
        by: { role: 'organizer' as const },
        command: commandId(`c${given}`),
        fact,
      })),
    )
    return decision.warnings
  }
  const state = () => event.state ?? expect.fail('no event')

  it('runs to its champion without code of its own', () => {
    give({
      kind: 'create-event',
      name: 'Seven',
      regulation: seventh.id,
      tier: 'casual',
      date: seventh.defaultDate,
      structure: { kind: 'basic' },
      options: {},
      missions: ['mist', 'dust', 'rain'],
      roundMinutes: { swiss: 15 },
    })
    give({ kind: 'appoint-leader', leader: leaderId('host'), role: 'organizer' })
    for (let number = 1; number <= 7; number++) {
      const player = playerId(`p${number}`)
      give({ kind: 'register-player', player, earnedBye: number === 7 })
      give({ kind: 'check-in-player', player })
    }
    for (let step = 0; step < 200 && state().finished === null; step++) {
      const next = awaiting(state()).step
      if (next === 'enter-results') {
        const round = openRound(state())
        for (const match of round === null ? [] : matchesOf(state(), round)) {
          give({ kind: 'enter-result', match: match.match, result: resultOf(match) })
        }
      } else give({ kind: next } as Command)
    }
    expect(state().finished?.champion).toBe('p1')
    expect(state().finished?.places).toHaveLength(7)
  })

  it('took every clause from the data', () => {
    const rounds = state().rounds
    expect(new Set(rounds.slice(0, 3).map(({ mission }) => mission)).size).toBe(3)
    expect(rounds[0]?.byes).toEqual([{ player: 'p7', kind: 'earned' }])
    expect(rounds.slice(1, 3).map(({ receipt }) => receipt?.certified)).toEqual(['fold', 'fold'])
    expect(rounds.at(-1)?.matches.map((id) => state().matches.get(id)?.game)).toEqual(['GF1'])
    const lines = standingsOf(state())
    for (const { measures } of lines) {
      expect(measures.map(({ name }) => name)).toEqual([
        'margin-of-victory',
        'strength-of-schedule',
        'extended-strength-of-schedule',
      ])
    }
  })
  /** The event once a round is published, as it was then. */
  const inRound = (number: number): Event => {
    const published = event.log.find(
      ({ fact }) => fact.kind === 'round-published' && fact.round === number,
    )
    return openEvent(event.log.slice(0, published?.n ?? 0))
  }

  /** The rule that stands against a command in round 1; null where it is granted. */
  const against = (command: Command, role: Ask['by']['role'] = 'organizer'): string | null => {
    const ask = { command, by: { role }, at: instant(1), entropy: 'e' }
    const decision = decide(inRound(1), ask)
    return decision.granted ? null : (decision.refusal.rule ?? decision.refusal.code)
  }

  it('answers for people, lists, rulings and material by the data as well', () => {
    const [player, other] = [playerId('p1'), playerId('p2')]
    const match = inRound(1).state?.rounds[0]?.matches[0] ?? expect.fail('no match')
    const ruling = { about: 'conduct', players: [player], text: 'a word' } as const
    const warned = { ...ruling, penalty: { kind: 'warning' } } as const
    const list = {
      kind: 'army',
      faction: 'hats',
      deployments: [],
      total: 8,
      commandDeck: null,
    } as const
    const disqualified = {
      kind: 'disqualify-player',
      player,
      when: 'now',
      reason: 'bribed',
    } as const
    const proposed = { kind: 'propose-disqualification', player, reason: 'bribed' } as const
    const shared = { kind: 'order-sharing', match, from: 'first' } as const
    expect(against({ kind: 'submit-list', player, list })).toBe('SEVEN-42')
    expect(against({ kind: 'record-ruling', ruling: warned })).toBe('SEVEN-59')
    expect(against({ kind: 'record-ruling', ruling: warned }, 'judge')).toBeNull()
    expect(against({ kind: 'record-ruling', ruling: { ...ruling, infraction: 'collusion' } })).toBe(
      'SEVEN-58',
    )
    expect(against(disqualified)).toBeNull()
    expect(against(disqualified, 'judge')).toBe('SEVEN-60')
    expect(against(proposed, 'judge')).toBeNull()
    expect(against(proposed)).toBe('SEVEN-60')
    expect(against({ ...shared, items: ['dice'] })).toBe('SEVEN-64')
    expect(against({ ...shared, items: ['ruler'] })).toBeNull()
    expect(against({ kind: 'order-points-check' })).toBeNull()
    expect(against({ kind: 'tick-item', item: 'venue.play-area', ticked: true })).toBeNull()
    expect(against({ kind: 'tick-item', item: 'tier.casual.mood', ticked: true })).toBe(
      'unknown-item',
    )
    const leader = leaderId('l1')
    expect(against({ kind: 'appoint-leader', leader, role: 'judge', plays: other })).toBeNull()
    const view = setUpView(state(), state().matches.get(match) ?? expect.fail('no match'))
    expect(view.map?.rule).toBe('SEVEN-55')
    expect(textsAt(seventh, 'venue').map(({ rule }) => rule)).toEqual(['SEVEN-65'])
  })
})

describe('its rules, each by what they do', () => {
  firstRoundByChance(seventh, { pairs: 'SEVEN-22', bye: 'SEVEN-21' })

  it('[SEVEN-3] at time a lead of 5 is a modified win, one of 6 a win', () => {
    expect(earnedBy(oneMatch(seventh), { ending: 'time', score: [15, 10] })).toMatch(
      /^modified-win 3/,
    )
    expect(earnedBy(oneMatch(seventh), { ending: 'time', score: [16, 10] })).toMatch(/^win 4/)
  })
})

describe('the walk-through of adding a document', () => {
  const read = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
  const page = read('../docs/a-regulation.md')
  const code = `${read('fictional-regulation.ts')}${read('fictional-regulation.test.ts')}`
  const blocks = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block)

  it('shows code that runs here', () => {
    expect(blocks.length).toBeGreaterThan(5)
    expect(blocks.filter((block) => !code.includes(block))).toEqual([])
  })

  it.each([...new Set(page.match(/(?<=`)[\w-]+(?:\/[\w.-]+)+\.(?:ts|md)(?=`)/g))])(
    'names a file that is there: %s',
    (file) => expect(read(`../${file}`)).not.toBe(''),
  )
})
