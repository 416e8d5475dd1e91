import {
  type Entry,
  type Event,
  type EventState,
  liveEntries,
  matchesOf,
  type PlayerId,
  type Result,
  type Round,
} from '@topcut/engine'
import type { Lost } from '../formats/lost.ts'
import { roundStageOf } from './reach-stage.ts'
import { resultInNames } from './result-in-names.ts'
import type { Scenario, ScenarioMatch, ScenarioRound } from './scenario.ts'

type Names = (player: PlayerId) => string

/** An event as a scenario: what was played, by whom, and who left when. */
export const scenarioOfEvent = (
  { log }: Event,
  state: EventState,
  names: Names,
  members: (player: PlayerId) => readonly string[],
): { readonly scenario: Scenario; readonly lost: readonly Lost[] } => {
  const lost: Lost[] = []
  const { created } = state
  const rounds = state.rounds.filter(({ status }) => status !== 'paired')
  const told = tellings(liveEntries(log), firstSeen(state, rounds))
  const playing = [...state.players.values()].filter(({ player, status }) =>
    rounds.length === 0 ? status === 'active' : told.hasPlayed(player),
  )
  const isPlaying = (player: PlayerId) => playing.some((one) => one.player === player)
  for (const { player } of state.players.values()) {
    if (isPlaying(player)) continue
    lost.push({ kind: 'player-without-match', of: names(player), where: 'entries' })
  }
  const inRound = (number: number, of: keyof Told) =>
    told.after(number, of).map((player) => names(player))
  const matchOf = (round: Round, result: Result | null, players: readonly [PlayerId, PlayerId]) => {
    if (result === null) return null
    const where = `rounds[${round.number - 1}]`
    const read = resultInNames(result, players.map(names) as [string, string])
    for (const what of read.lost) lost.push({ kind: 'field', of: what, where })
    return read.result
  }
  return {
    lost,
    scenario: {
      regulation: created.regulation,
      date: created.date,
      tier: created.tier === 'casual' ? null : created.tier,
      structure: created.structure,
      entropy: created.entropy ?? 'topcut',
      options: created.options,
      missions: created.missions ?? [],
      players: playing
        .toSorted((a, b) => a.number - b.number)
        .map(({ player, earnedBye, avoid }) => ({
          name: names(player),
          earnedBye,
          avoid: avoid.filter(isPlaying).map(names),
          squadPoints: null,
          from: told.from(player),
          members: members(player),
        })),
      rounds: rounds.map((round): ScenarioRound => {
        const { number } = round
        return {
          stage: roundStageOf(state.stages[round.stage]?.plan.kind ?? 'swiss'),
          matches: [
            ...matchesOf(state, round).map(
              ({ players, result }): ScenarioMatch => ({
                players: players.map(names) as [string, string],
                result: matchOf(round, result, players),
              }),
            ),
            ...round.byes.map(({ player }) => ({ bye: names(player) })),
          ],
          drop: inRound(number, 'drop'),
          readmit: inRound(number, 'readmit'),
          disqualify: inRound(number, 'disqualify'),
          rulings: told
            .rulings(number)
            .map(({ player, deduct }) => ({ player: names(player), deduct })),
          entropy: round.method === 'by-hand' ? null : round.entropy,
        }
      }),
    },
  }
}

type Told = {
  readonly drop: ReadonlyMap<PlayerId, number>
  readonly readmit: ReadonlyMap<PlayerId, number>
  readonly disqualify: ReadonlyMap<PlayerId, number>
}

/** Who came, went and came back, by the round after which it took effect. */
const tellings = (log: readonly Entry[], seen: ReadonlyMap<PlayerId, number>) => {
  const facts = { drop: [], readmit: [], disqualify: [] } as {
    readonly [K in keyof Told]: (readonly [PlayerId, number])[]
  }
  const rulings: { readonly player: PlayerId; readonly deduct: number; readonly round: number }[] =
    []
  let round = 0
  for (const { fact } of log) {
    switch (fact.kind) {
      case 'round-paired':
        round = fact.round
        break
      case 'player-dropped':
        if (fact.after > 0) facts.drop.push([fact.player, fact.after])
        break
      case 'player-readmitted':
        // Whoever left before the first round has not been there yet: that is a late entry.
        if ((seen.get(fact.player) ?? 0) <= round) facts.readmit.push([fact.player, round])
        break
      case 'player-disqualified':
        facts.disqualify.push([fact.player, fact.after])
        break
      case 'points-deducted':
        rulings.push({ player: fact.player, deduct: fact.points, round })
    }
  }
  return {
    hasPlayed: (player: PlayerId) => seen.has(player),
    from: (player: PlayerId) => seen.get(player) ?? 1,
    after: (number: number, of: keyof Told) =>
      facts[of].filter(([, after]) => after === number).map(([player]) => player),
    rulings: (number: number) => rulings.filter((one) => one.round === number),
  }
}

/** The first round in which somebody sat at a table or had a bye. */
const firstSeen = (state: EventState, rounds: readonly Round[]): ReadonlyMap<PlayerId, number> => {
  const seen = new Map<PlayerId, number>()
  for (const round of rounds) {
    const seated = matchesOf(state, round).flatMap(({ players }) => players)
    for (const player of [...seated, ...round.byes.map((bye) => bye.player)]) {
      if (!seen.has(player)) seen.set(player, round.number)
    }
  }
  return seen
}
