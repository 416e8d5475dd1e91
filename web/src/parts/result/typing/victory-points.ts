import type { Ending, Pair, Tie } from '@topcut/engine'
import { count, counts, type Draft, type ScoringBy, type Setting } from './draft.ts'
import { absence, isAbsence, missing, type Typed } from './typed.ts'

type Own = Setting<ScoringBy<'victory-points'>>
type Link = Own['scoring']['tieChain']['value'][number]

const isScored = (ending: Ending): ending is 'points' | 'time' =>
  ending === 'points' || ending === 'time'

export const victoryPointsEnding = (draft: Draft, { scoring }: Own): Ending => {
  const reached = [draft.first, draft.second].some(
    (text) => (count(text) ?? 0) >= scoring.target.value,
  )
  return reached ? 'points' : 'time'
}

const isLevel = (pair: Pair<number> | null): boolean => pair !== null && pair[0] === pair[1]

/** The links of the chain that are needed so far: each only when all before it were level. */
export const linksNeeded = (draft: Draft, ending: Ending, { scoring }: Own): readonly Link[] => {
  if (!isScored(ending) || !isLevel(counts([draft.first, draft.second]))) return []
  const needed: Link[] = []
  for (const link of scoring.tieChain.value) {
    needed.push(link)
    if (link === 'die' || !isLevel(counts(draft[link]))) break
  }
  return needed
}

/** The rolls to show: every equal one asks for another. */
export const rollsShown = ({ die }: Draft): readonly Pair<string>[] => {
  const shown: Pair<string>[] = []
  for (const roll of die) {
    shown.push(roll)
    if (!isLevel(counts(roll))) return shown
  }
  return [...shown, ['', '']]
}

const tieOf = (draft: Draft, links: readonly Link[]): Tie => {
  const told = (link: 'defeats' | 'damage') => {
    const pair = links.includes(link) ? counts(draft[link]) : null
    return pair === null ? {} : { [link]: pair }
  }
  const die = links.includes('die') ? rollsShown(draft).flatMap((roll) => [counts(roll) ?? []]) : []
  const rolls = die.filter((roll): roll is Pair<number> => roll.length === 2)
  return { ...told('defeats'), ...told('damage'), ...(rolls.length === 0 ? {} : { die: rolls }) }
}

export const victoryPointsTyped = (draft: Draft, ending: Ending, setting: Own): Typed => {
  if (isAbsence(ending)) return absence(ending, draft.by)
  if (ending === 'concession') {
    return draft.by === '' ? missing('who') : { result: { ending, by: draft.by } }
  }
  const score = counts([draft.first, draft.second])
  if (score === null) return missing('scores')
  if (ending === 'defeat') {
    return draft.winner === ''
      ? missing('winner')
      : { result: { ending, winner: draft.winner, score } }
  }
  if (!isScored(ending)) return { result: { ending: 'double-loss' } }
  const links = linksNeeded(draft, ending, setting)
  return {
    result: { ending, score, ...(links.length === 0 ? {} : { tie: tieOf(draft, links) }) },
  }
}
