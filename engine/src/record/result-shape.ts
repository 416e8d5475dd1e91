import type { Ending, Result } from '../vocabulary/result.ts'

type Fits = (value: unknown) => boolean

/** What a result of an ending has to say, and what it may say besides. */
type Shape = {
  readonly has: { readonly [field: string]: Fits }
  readonly may?: { readonly [field: string]: Fits }
}

/** Whether something in the place of a result is one: whatever counts it takes that for granted. */
export const hasResultShape = (value: unknown): value is Result => {
  if (!isObject(value) || typeof value['ending'] !== 'string') return false
  const { ending, ...said } = value
  const shape = Object.hasOwn(shapes, ending as string) ? shapes[ending as Ending] : null
  return shape !== null && hasShape(said, shape)
}

const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasShape = (value: unknown, { has, may = {} }: Shape): boolean =>
  isObject(value) &&
  Object.keys(has).every((field) => Object.hasOwn(value, field)) &&
  Object.entries(value).every(([field, held]) => {
    const known = Object.hasOwn(has, field) ? has : may
    return Object.hasOwn(known, field) && known[field]?.(held) === true
  })

const oneOf =
  (...words: readonly string[]): Fits =>
  (value) =>
    typeof value === 'string' && words.includes(value)

const isText: Fits = (value) => typeof value === 'string'
const isCount: Fits = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const isSeat = oneOf('first', 'second')

const pairOf =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.length === 2 && value.every(fits)

const isPair = pairOf(isCount)
const areRolls: Fits = (value) => Array.isArray(value) && value.every(isPair)
const isPlainGame = oneOf('first', 'second', 'draw', 'double-loss', 'unplayed')

const isGame: Fits = (value) =>
  isPlainGame(value) ||
  hasShape(value, { has: { annulled: isSeat } }) ||
  hasShape(value, { has: { conceded: isSeat } })

const isTie: Fits = (value) =>
  hasShape(value, { has: {}, may: { defeats: isPair, damage: isPair, die: areRolls } })

const isTable: Fits = (value) =>
  hasShape(value, {
    has: {
      ...{ objectives: isCount, damageOnDark: isCount, dial: isCount, damageOnLight: isCount },
      balance: oneOf('light', 'dark'),
    },
  })

const areSalvoRolls: Fits = (value) => hasShape(value, { has: { dice: isPair, hits: areRolls } })

const played: Shape = {
  has: { score: isPair },
  may: { initiative: isSeat, salvo: isSeat, salvoRolls: areSalvoRolls, tie: isTie },
}
const against: Shape = { has: { by: isSeat } }
const nothing: Shape = { has: {} }

const shapes: { readonly [E in Ending]: Shape } = {
  destruction: played,
  time: played,
  'mutual-destruction': played,
  points: played,
  defeat: { has: { winner: isSeat, score: isPair } },
  concession: { ...against, may: { score: isPair } },
  games: { has: { games: pairOf(isGame) } },
  won: { has: { winner: isSeat, light: isSeat } },
  forfeit: { has: { winner: isSeat } },
  timeout: { has: { light: isSeat, table: isTable } },
  'intentional-draw': { has: { witness: isText } },
  'no-show': against,
  'double-no-show': nothing,
  'match-loss': against,
  'double-loss': nothing,
  withdrawal: against,
}
