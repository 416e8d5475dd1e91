import type { Pair, Result, Seat } from '@topcut/engine'
import { counts, type Draft } from './draft.ts'

type Rolls = Extract<Result, { readonly salvoRolls?: unknown }>
type Salvo = Pick<Rolls, 'salvo' | 'salvoRolls'>

/** The rolls to type into: those that were equal, and the one that decides or is still to come. */
export const hitsShown = ({ hits }: Pick<Draft, 'hits'>): readonly Pair<string>[] => {
  const shown: Pair<string>[] = []
  for (const roll of hits) {
    shown.push(roll)
    const typed = counts(roll)
    if (typed === null || typed[0] !== typed[1]) return shown
  }
  return [...shown, ['', '']]
}

/** Who won the salvo: as chosen, else whoever has more hits in the last roll. */
export const salvoWinner = (draft: Pick<Draft, 'salvo' | 'hits'>): Seat | '' => {
  if (draft.salvo !== '') return draft.salvo
  const last = counts(hitsShown(draft).at(-1) ?? ['', ''])
  if (last === null || last[0] === last[1]) return ''
  return last[0] > last[1] ? 'first' : 'second'
}

/** The salvo as it is typed: the winner is enough, dice and rolls go along where both are there. */
export const salvoTyped = (
  draft: Pick<Draft, 'salvo' | 'dice' | 'hits'>,
  known: Pair<number> | null,
): Salvo => {
  const salvo = salvoWinner(draft)
  const dice = counts(draft.dice) ?? known
  const hits = hitsShown(draft).flatMap((roll) => {
    const typed = counts(roll)
    return typed === null ? [] : [typed]
  })
  return {
    ...(salvo === '' ? {} : { salvo }),
    ...(dice === null || hits.length === 0 ? {} : { salvoRolls: { dice, hits } }),
  }
}
