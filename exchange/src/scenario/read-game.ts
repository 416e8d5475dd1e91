import type { TableState } from '@topcut/engine'
import type { ScenarioGame, ScenarioTie } from './scenario.ts'
import { type At, field, has, list, number, object, oneOf, pair, text } from './shape.ts'

const outcomes = ['first', 'second', 'draw', 'double-loss', 'unplayed'] as const

/** One game of a match of two. */
export const readGame = (at: At): ScenarioGame => {
  if (typeof at.value !== 'object' || at.value === null) {
    return oneOf(at, outcomes)
  }
  object(at, ['annulled'])
  return { annulled: oneOf(field(at, 'annulled'), ['first', 'second']) }
}

/** What lay on the table when time was called, and who played the light side. */
export const readTable = (at: At): { readonly light: string; readonly table: TableState } => {
  object(at, ['light', 'objectives', 'damageOnDark', 'dial', 'damageOnLight', 'balance'])
  const count = (name: string) => number(field(at, name))
  return {
    light: text(field(at, 'light')),
    table: {
      objectives: count('objectives'),
      damageOnDark: count('damageOnDark'),
      dial: count('dial'),
      damageOnLight: count('damageOnLight'),
      balance: oneOf(field(at, 'balance'), ['light', 'dark']),
    },
  }
}

/** What decided equal scores, as far as it was needed. */
export const readTie = (at: At): ScenarioTie => {
  object(at, ['defeats', 'damage', 'die'])
  const numbers = (one: At) => pair(one, number)
  return {
    ...(has(at, 'defeats') ? { defeats: numbers(field(at, 'defeats')) } : {}),
    ...(has(at, 'damage') ? { damage: numbers(field(at, 'damage')) } : {}),
    ...(has(at, 'die') ? { die: list(field(at, 'die'), numbers) } : {}),
  }
}
