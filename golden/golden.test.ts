import { existsSync, readdirSync, readFileSync } from 'node:fs'
import {
  checkRound,
  decide,
  type Entry,
  type Fact,
  type FactKind,
  type FactOf,
  isDeparture,
  isLeader,
  type Log,
  openEvent,
  type Regulation,
  regulations,
} from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { fileFor, fullDayOf, outcomeOf } from './outcome.ts'

const read = (folder: 'logs' | 'expected', name: string): unknown =>
  JSON.parse(readFileSync(fileFor(folder, name), 'utf8'))

const isSameMethod = (drawn: Fact | undefined, { method }: FactOf<'round-paired'>): boolean =>
  drawn?.kind === 'round-paired' &&
  drawn.method.name === method.name &&
  drawn.method.version === method.version

/** Missions have a version of their own: the first is read as it was drawn. */
const withoutMission = (fact: Fact | undefined): Partial<Fact> => {
  if (fact?.kind !== 'round-paired') return {}
  const { mission: _, missionDraw: __, ...pairing } = fact
  return pairing
}

const names = readdirSync(new URL('logs', import.meta.url)).map((file) =>
  file.replace(/\.json$/, ''),
)

describe.each(names)('the golden event %s', (name) => {
  const log = read('logs', name) as Log

  it('still says what it said when it was played', () => {
    expect(outcomeOf(log)).toEqual(read('expected', name))
  })

  it('has a drop, a bye, an amended result and a champion', () => {
    const kinds = new Set(log.map(({ fact }) => fact.kind))
    for (const kind of ['player-dropped', 'result-amended', 'event-finished'] as const) {
      expect(kinds).toContain(kind)
    }
    const { state } = openEvent(log)
    expect(state?.rounds.some(({ byes }) => byes.length > 0)).toBe(true)
  })

  it('would be paired the same again from its entropy', () => {
    const rounds = log.filter(({ fact }) => fact.kind === 'round-paired')
    expect(rounds.length).toBeGreaterThan(3)
    for (const { n, at, by, fact } of rounds) {
      if (fact.kind !== 'round-paired') continue
      const before = openEvent(log.slice(0, n - 1))
      const { entropy } = fact
      const again = decide(before, { command: { kind: 'pair-round' }, by, at, entropy })
      const drawn = again.granted ? again.facts.find(({ kind }) => kind === fact.kind) : undefined
      expect(drawn).toBeDefined()
      // An older method paired otherwise; whether it did so rightly is checked by its version.
      if (isSameMethod(drawn, fact)) expect(withoutMission(drawn)).toEqual(withoutMission(fact))
      if (fact.missionDraw !== undefined) expect(drawn).toEqual(fact)
      if (before.state === null) continue
      expect(checkRound(before.state, fact).findings.filter(isDeparture)).toEqual([])
    }
  })
})

/** What every full day has, whatever the document. */
const always: readonly FactKind[] = [
  'leader-appointed',
  'details-set',
  'event-announced',
  'tables-set',
  'table-assigned',
  'pair-constrained',
  'list-submitted',
  'lists-opened',
  'list-corrected',
  'clock-started',
  'clock-paused',
  'clock-resumed',
  'time-extended',
  'time-called',
  'match-started',
  'match-ended',
  'result-reported',
  'result-entered',
  'result-confirmed',
  'judge-called',
  'call-taken',
  'call-closed',
  'ruling-recorded',
  'ruling-appealed',
  'appeal-decided',
  'player-entered-late',
  'round-repaired',
  'material-reported',
  'material-time-granted',
  'material-settled',
  'player-disqualified',
  'lot-drawn',
  'rule-overridden',
]

/** What only documents have that know it. */
const whereKnown = ({ material, lists, rulings, texts }: Regulation): readonly FactKind[] => [
  ...(material.sharing === null ? [] : (['sharing-ordered'] as const)),
  ...(lists.deckCheck === null ? [] : (['deck-checked'] as const)),
  ...(lists.pointsCheck === null ? [] : (['points-check-ordered', 'points-check-signed'] as const)),
  ...(rulings.removal.proposedBy === null
    ? []
    : (['disqualification-proposed', 'proposal-answered'] as const)),
  ...(texts.some(({ value }) => value.place === 'venue') ? (['item-ticked'] as const) : []),
]

describe.each(regulations.map((regulation) => [regulation.id, regulation] as const))(
  'the full day of %s',
  (id, regulation) => {
    const name = fullDayOf(id)
    const log = existsSync(fileFor('logs', name)) ? (read('logs', name) as Log) : []
    const facts = <K extends FactKind>(kind: K): readonly FactOf<K>[] =>
      log.flatMap(({ fact }) => (fact.kind === kind ? [fact as FactOf<K>] : []))
    const entries = (kind: FactKind): Log => log.filter(({ fact }) => fact.kind === kind)

    it('has everything on it that the document knows', () => {
      const kinds = new Set(log.map(({ fact }) => fact.kind))
      const missing = [...always, ...whereKnown(regulation)].filter((kind) => !kinds.has(kind))
      expect(missing).toEqual([])
    })

    it('has a leader who plays, announced with a second one', () => {
      const [announced] = facts('event-announced')
      expect(announced?.seconds).toEqual([
        { leader: expect.any(String), second: expect.any(String) },
      ])
    })

    it('has a list for everybody, one of them with a finding that was overridden', () => {
      const players = new Set(facts('list-submitted').map(({ player }) => player))
      expect(players.size).toBe(openEvent(log).state?.players.size)
      expect(facts('rule-overridden').map(({ refusal }) => refusal.code)).toContain(
        'list-not-allowed',
      )
    })

    it('has a warning, and somebody removed by whom the document names', () => {
      const penalties = facts('ruling-recorded').map(({ ruling }) => ruling.penalty?.kind)
      expect(penalties).toContain('warning')
      const [removed] = entries('player-disqualified')
      expect(regulation.rulings.removal.by.value).toContain(removed?.by.role)
    })

    it('has a part that was lost: conceded for where the document says so, then replaced', () => {
      const outcomes = facts('material-settled').map(({ outcome }) => outcome)
      const isConceded = regulation.material.lost !== null
      expect(outcomes).toEqual(isConceded ? ['conceded', 'replaced'] : ['replaced'])
    })

    it('has players who agree and players who do not', () => {
      const entered = entries('result-entered')
      const isBy = ({ by }: Entry, role: string) => by.role === role
      expect(entered.some((entry) => isBy(entry, 'player'))).toBe(true)
      const disputed = facts('result-reported').filter(({ match, result }) =>
        facts('result-reported').some(
          (other) =>
            other.match === match && JSON.stringify(other.result) !== JSON.stringify(result),
        ),
      )
      expect(disputed).toHaveLength(2)
      const settled = entered.find(
        ({ fact }) => fact.kind === 'result-entered' && fact.match === disputed[0]?.match,
      )
      expect(settled !== undefined && isLeader(settled.by)).toBe(true)
    })

    it('has somebody late who joins the running round, and tables that change', () => {
      const [entered] = facts('player-entered-late')
      const [joined, repaired] = facts('round-repaired')
      expect(joined?.pairings.flatMap(({ players }) => players)).toContain(entered?.player)
      expect(repaired?.removed).toHaveLength(2)
    })

    it('has what the title puts on a slip or draws for a round', () => {
      const results = facts('result-entered').map(({ result }) => result)
      const shown = new Set(results.flatMap((result) => Object.keys(result)))
      const { swiss, elimination } = regulation.scoring
      if (elimination.method === 'destroyed-points') {
        expect(shown).toContain(elimination.equalInElimination.value)
      }
      if (elimination.method === 'sided-game') expect(shown).toContain('light')
      if (swiss.method === 'victory-points') expect(shown).toContain('tie')
      const missions = facts('round-paired').map(({ mission }) => mission)
      const hasMissions = regulation.missions !== null
      expect(missions.every((mission) => (mission !== undefined) === hasMissions)).toBe(true)
    })
  },
)
