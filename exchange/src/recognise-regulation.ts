import { type Regulation, regulationOf, regulations } from '@topcut/engine'
import { type Assembled, assemble } from './assemble/assemble.ts'
import type { Found } from './formats/found.ts'
import { computedFrom } from './report/computed.ts'
import { pointsAndMargins } from './report/figures.ts'

/** Why a file was taken for one of a document: what it has of its points, and its date. */
export type Why = {
  readonly by: 'asked' | 'named' | 'points' | 'date' | 'scores' | 'default'
  readonly win: number
  readonly hasMargin: boolean
  readonly date: string | null
}

/** The day on which a win became worth one point instead of five. */
const pointsChanged = '2016-07-01'

type Recognised = {
  readonly regulation: Regulation
  readonly why: Why
  readonly assembled: Assembled
}

/** The document a file was run by: the one asked for or named, else the one its points follow. */
export const recogniseRegulation = (found: Found, asked: string | null): Recognised => {
  const answer = (regulation: Regulation, by: Why['by']): Recognised => ({
    regulation,
    assembled: assemble(found, regulation),
    why: {
      by,
      win: winOf(regulation),
      hasMargin: regulation.scoring.swiss.method === 'destroyed-points',
      date: found.date,
    },
  })
  const given = regulationOf(asked ?? '')
  if (given !== null) return answer(given, 'asked')
  const named = regulationOf(found.regulation ?? '')
  if (named !== null) return answer(named, 'named')
  const candidates = regulations.filter((one) => couldBe(one, found))
  const worth = candidates.filter((one) => winOf(one) === found.winPoints)
  const [only = regulations[0]] = worth.length > 0 ? worth : candidates
  if (worth.length === 1 && found.winPoints !== undefined) return answer(only, 'points')
  const byDate = byItsDate(worth.length > 0 ? worth : candidates, found.date)
  const first = byDate ?? only
  const isClaimed = found.players.some(({ claims }) => claims.points !== undefined)
  if (isClaimed && found.rounds.length > 0) {
    const ordered = [first, ...candidates.filter((one) => one !== first)]
    const misses = ordered.map((one) => ({ one, missed: missesUnder(found, one) }))
    const best = misses.reduce((a, b) => (b.missed < a.missed ? b : a))
    return answer(best.one, 'points')
  }
  if (found.winPoints !== undefined && worth.length > 0) return answer(first, 'points')
  if (byDate !== null) return answer(byDate, 'date')
  const bySalvo = candidates.find((one) => isSalvo(one) && hasSalvo(found))
  return bySalvo === undefined ? answer(first, 'default') : answer(bySalvo, 'scores')
}

const couldBe = ({ scoring, terms }: Regulation, { method, isForTeams = false }: Found): boolean =>
  scoring.swiss.method === (method ?? 'destroyed-points') && (terms.inTeams === true) === isForTeams

const winOf = ({ scoring: { swiss } }: Regulation): number => {
  if (swiss.method === 'two-games') {
    return 'rule' in swiss.gamePoints
      ? swiss.gamePoints.value.win
      : swiss.gamePoints['4-2-0'].value.win
  }
  return swiss.method === 'sided-game' ? 0 : swiss.tournamentPoints.value.win
}

const byItsDate = (candidates: readonly Regulation[], date: string | null): Regulation | null => {
  if (date === null || new Set(candidates.map(winOf)).size < 2) return null
  return candidates.find((one) => (winOf(one) === 1) === date >= pointsChanged) ?? null
}

const isSalvo = ({ scoring: { swiss } }: Regulation): boolean =>
  swiss.method === 'destroyed-points' && swiss.equalInSwiss.value === 'salvo'

/** Equal scores with a winner in a Swiss round. */
const hasSalvo = ({ rounds }: Found): boolean =>
  rounds.some(
    ({ stage, matches }) =>
      stage === 'swiss' &&
      matches.some((match) => {
        if ('bye' in match || match.said.kind !== 'score') return false
        const { score, winner } = match.said
        return score[0] === score[1] && winner !== undefined && winner !== 'draw'
      }),
  )

/** How many players have other points than the document gives them. */
const missesUnder = (found: Found, regulation: Regulation): number => {
  const assembled = assemble(found, regulation)
  const computed = computedFrom(assembled.scenario)
  if (computed === null) return Number.MAX_SAFE_INTEGER
  return pointsAndMargins(assembled.players, computed).filter(
    ({ what }) => what === 'tournament-points',
  ).length
}
