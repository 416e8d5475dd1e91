import { type Regulation, type Structure, stagesOf } from '@topcut/engine'
import type { Found, FoundRound } from '../formats/found.ts'
import type { Lost } from '../formats/lost.ts'
import type { Discrepancy } from '../report/discrepancy.ts'
import { plainPlayer } from '../scenario/read-player.ts'
import type { Scenario, ScenarioMatch, ScenarioRound } from '../scenario/scenario.ts'
import { namesIn, oneOfEach } from './one-of-each.ts'
import { attendance } from './presence.ts'
import { resultRead } from './result-read.ts'
import { decidedByPoints } from './undecided.ts'
import { whoWentOn } from './went-on.ts'

export type Assembled = {
  readonly scenario: Scenario
  readonly noted: readonly Discrepancy[]
  readonly lost: readonly Lost[]
  /** As the scenario names them: two of one name have two names here. */
  readonly players: Found['players']
  readonly schedules: Found['schedules'] | null
}

/** What a file tells, as a scenario under a document; whatever does not fit is named. */
export const assemble = (found: Found, regulation: Regulation): Assembled => {
  const cleared = oneOfEach(found)
  const { players } = cleared
  const staged = cleared.rounds.map((round) => ({ ...round, stage: stageUnder(regulation, round) }))
  const rounds = decidedByPoints(players, staged, regulation)
  const saysDrops = players.some(
    ({ claims }) => claims.droppedBefore !== undefined || claims.isDropped !== undefined,
  )
  const there = attendance(players, rounds, saysDrops)
  const noted = [...(found.noted ?? []), ...cleared.noted, ...there.noted]
  const lost: Lost[] = [...found.lost, ...cleared.lost]
  const isEmpty = rounds.every(({ matches }) => matches.length === 0)
  const playing = players.filter(({ name, at }) => {
    const plays = isEmpty || rounds.some(({ matches }) => matches.flatMap(namesIn).includes(name))
    if (!plays) lost.push({ kind: 'player-without-match', of: name, where: at })
    return plays
  })
  const wentOn = whoWentOn(players, rounds)
  const swiss = rounds.filter(({ stage }) => stage === 'swiss').length
  const readRounds = rounds.map((round, index): ScenarioRound => {
    const number = index + 1
    const isFinal = isLastGame(rounds, index)
    const matches = round.matches.map((match): ScenarioMatch => {
      if ('bye' in match) return { bye: match.bye }
      const standing = {
        regulation,
        stage: round.stage,
        players: match.players,
        isFinal,
        wentOn: wentOn(index, match.players),
      }
      const read = resultRead(match.said, standing)
      const player = match.players[0]
      noted.push(...read.faults.map((fault) => ({ player, round: number, ...fault })))
      lost.push(
        ...read.lost.map((kind) => ({ kind, of: match.players.join(' – '), where: match.at })),
      )
      return { players: match.players, result: read.result }
    })
    const named = (of: 'drop' | 'readmit') =>
      number > swiss && round.stage !== 'swiss'
        ? []
        : playing.flatMap(({ name }) => (there.of(name)?.[of].includes(number) ? [name] : []))
    const drop = [...new Set([...(round.drop ?? []), ...named('drop')])]
    return {
      ...{ stage: round.stage, matches, drop, readmit: named('readmit') },
      ...{ disqualify: [], rulings: [], entropy: null },
    }
  })
  const isBack = readRounds.some(({ readmit }) => readmit.length > 0)
  const needsOption = isBack && regulation.options.readmission === 'off'
  return {
    scenario: {
      regulation: regulation.id,
      date: found.date,
      tier: null,
      structure: structureOf(found, rounds, readRounds, regulation),
      entropy: 'topcut',
      options: needsOption ? { readmission: 'on' } : {},
      missions: [],
      players: playing.map(({ name, members = [], earnedBye = false }) => ({
        ...plainPlayer(name),
        earnedBye: earnedBye && regulation.bye.earned !== null,
        from: there.of(name)?.from ?? 1,
        members: regulation.options.teamGamePoints === undefined ? [] : members,
      })),
      rounds: readRounds,
    },
    noted,
    lost,
    players,
    schedules: found.schedules ?? null,
  }
}

/** Where a document has no bracket, what comes after the Swiss rounds is the match for the title. */
const stageUnder = (
  { structure, finalMatch }: Regulation,
  { stage }: FoundRound,
): FoundRound['stage'] =>
  stage === 'elimination' && structure.afterCut.value.length === 0 && finalMatch !== null
    ? 'final-match'
    : stage

/** The only game of the last round of a bracket. */
const isLastGame = (rounds: readonly FoundRound[], index: number): boolean => {
  const round = rounds[index]
  return (
    round !== undefined &&
    round.stage !== 'swiss' &&
    index === rounds.length - 1 &&
    round.matches.length === 1
  )
}

const structureOf = (
  { planned, format }: Found,
  rounds: readonly FoundRound[],
  read: readonly ScenarioRound[],
  { structure }: Regulation,
): Structure => {
  const swiss = rounds.filter(({ stage }) => stage === 'swiss').length
  const bracket = rounds.filter(({ stage }) => stage === 'elimination')
  const cut = new Set(bracket.flatMap(({ matches }) => matches.flatMap(namesIn))).size
  if (swiss === 0 && bracket.length > 0) {
    return { kind: 'custom', stages: [{ kind: 'elimination', rounds: null, cut: null }] }
  }
  if (cut > 0) return { kind: 'custom', stages: stagesOf(swiss, cut, structure.finals) }
  if (planned !== undefined && planned.swissRounds >= swiss && planned.swissRounds > 0) {
    return { kind: 'custom', stages: stagesOf(planned.swissRounds, planned.cut, structure.finals) }
  }
  const isWhole = read.length > 0 && read.every(({ matches }) => matches.every(hasEnded))
  return format === 'listjuggler' && isWhole
    ? { kind: 'custom', stages: stagesOf(swiss, 0, structure.finals) }
    : { kind: 'open' }
}

const hasEnded = (match: ScenarioMatch): boolean => 'bye' in match || match.result !== null
