import type { Pair, Result } from '@topcut/engine'
import { type Draft, emptyDraft } from './draft.ts'
import { gameTyped } from './ways/two-games.tsx'

const texts = ([first, second]: Pair<number>): Pair<string> => [`${first}`, `${second}`]

const scoreOf = (result: Result): Partial<Draft> => {
  if (!('score' in result) || result.score === undefined) return {}
  const [first, second] = texts(result.score)
  return { first, second }
}

const ownOf = (result: Result): Partial<Draft> => {
  switch (result.ending) {
    case 'destruction':
    case 'time':
    case 'mutual-destruction':
    case 'points': {
      const { initiative = '', salvo = '', salvoRolls, tie = {} } = result
      const { defeats, damage, die = [] } = tie
      return {
        initiative,
        salvo,
        dice: salvoRolls === undefined ? emptyDraft.dice : texts(salvoRolls.dice),
        hits: (salvoRolls?.hits ?? []).map(texts),
        defeats: defeats === undefined ? emptyDraft.defeats : texts(defeats),
        damage: damage === undefined ? emptyDraft.damage : texts(damage),
        die: die.map(texts),
      }
    }
    case 'defeat':
    case 'forfeit':
      return { winner: result.winner }
    case 'won':
      return { winner: result.winner, light: result.light }
    case 'games':
      return { games: [gameTyped(result.games[0]), gameTyped(result.games[1])] }
    case 'timeout': {
      const { objectives, damageOnDark, dial, damageOnLight, balance } = result.table
      return {
        light: result.light,
        objectives: `${objectives}`,
        damageOnDark: `${damageOnDark}`,
        dial: `${dial}`,
        damageOnLight: `${damageOnLight}`,
        balance,
      }
    }
    case 'intentional-draw':
      return { witness: result.witness }
    case 'double-loss':
    case 'double-no-show':
      return {}
    default:
      return { by: result.by }
  }
}

/** A result that stands, as it would have been typed. */
export const draftFrom = (result: Result): Draft => ({
  ...emptyDraft,
  ...scoreOf(result),
  ...ownOf(result),
  ending: result.ending,
})
