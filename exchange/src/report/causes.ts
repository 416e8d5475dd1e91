import { type EventState, type Line, rulesOf } from '@topcut/engine'
import type { Cause } from './discrepancy.ts'

const scoringOf = (state: EventState) => rulesOf(state.created).regulation.scoring.swiss

/** What a win and a modified win are worth; two games are won or lost one by one. */
const worth = (state: EventState): { readonly win: number; readonly modified: number | null } => {
  const scoring = scoringOf(state)
  if (scoring.method === 'destroyed-points') {
    const points = scoring.tournamentPoints.value
    const modified = scoring.modifiedWinBelow === null ? null : points['modified-win']
    return { win: points.win, modified }
  }
  if (scoring.method === 'victory-points')
    return { win: scoring.tournamentPoints.value.win, modified: null }
  return { win: 0, modified: null }
}

const count = (lines: readonly Line[], outcome: Line['outcome']): number =>
  lines.filter((line) => line.outcome === outcome).length

/** The known error of a tool that so many tournament points too many or too few point to. */
export const pointsCause = (
  difference: number,
  lines: readonly Line[],
  state: EventState,
): Cause | null => {
  const { win, modified } = worth(state)
  const bye = lines.find(({ outcome }) => outcome === 'bye' || outcome === 'earned-bye')
  if (bye !== undefined && difference === -bye.tournamentPoints) return 'bye-not-counted'
  if (modified !== null) {
    const step = win - modified
    const times = difference / step
    if (Number.isInteger(times) && times > 0 && times <= count(lines, 'modified-win')) {
      return 'modified-as-win'
    }
    if (Number.isInteger(times) && times < 0 && -times <= count(lines, 'win'))
      return 'win-as-modified'
  }
  const drawn = count(lines, 'draw')
  if (drawn > 0 && Math.abs(difference) <= drawn * Math.max(1, win - 1))
    return 'draw-counted-otherwise'
  if (win > 0 && Math.abs(difference) === win) return 'one-match-missing'
  return null
}

/** The same for margins of victory. */
export const marginCause = (
  difference: number,
  lines: readonly Line[],
  state: EventState,
): Cause | null => {
  const scoring = scoringOf(state)
  if (scoring.method !== 'destroyed-points') return null
  const byes = lines.filter(({ outcome }) => outcome === 'bye' || outcome === 'earned-bye')
  const margin = byes[0]?.marginOfVictory ?? null
  if (margin !== null) {
    if (difference === -margin) return 'bye-not-counted'
    const full = scoring.levelMargin.value + scoring.fullScore.value
    const usual = [scoring.levelMargin.value, full].map((other) => other - margin)
    if (usual.includes(difference)) return 'bye-margin'
  }
  if (lines.some((line) => line.marginOfVictory === -difference)) return 'one-match-missing'
  const isLevel = lines.some((line) => line.marginOfVictory === scoring.levelMargin.value)
  return isLevel && Math.abs(difference) === scoring.levelMargin.value
    ? 'margin-of-equal-scores'
    : null
}
