import type { Ending, Result } from '@topcut/engine'
import { isSame } from '../../is-same.ts'
import { destroyedPointsEnding, destroyedPointsTyped } from './destroyed-points.ts'
import type { Draft, Scoring, ScoringBy, Setting } from './draft.ts'
import { draftFrom } from './draft-from.ts'
import { sidedGameTyped } from './sided-game.ts'
import { twoGamesTyped } from './two-games.ts'
import type { Typed } from './typed.ts'
import { victoryPointsEnding, victoryPointsTyped } from './victory-points.ts'

type Way<M extends Scoring['method']> = {
  /** How a match ends while nothing is chosen. */
  readonly suggested: (draft: Draft, setting: Setting<ScoringBy<M>>) => Ending
  readonly typed: (draft: Draft, ending: Ending, setting: Setting<ScoringBy<M>>) => Typed
}

/** One line per way of scoring; a new one does not compile without. */
const ways: { readonly [M in Scoring['method']]: Way<M> } = {
  'destroyed-points': { suggested: destroyedPointsEnding, typed: destroyedPointsTyped },
  'two-games': { suggested: () => 'games', typed: twoGamesTyped },
  'sided-game': { suggested: () => 'won', typed: sidedGameTyped },
  'victory-points': { suggested: victoryPointsEnding, typed: victoryPointsTyped },
}

const wayOf = ({ scoring }: Setting) => ways[scoring.method] as Way<Scoring['method']>

/** How the match ended: as chosen, else what the rest says by itself. */
export const endingOf = (draft: Draft, setting: Setting): Ending =>
  draft.ending === '' ? wayOf(setting).suggested(draft, setting as never) : draft.ending

/** The result that a draft stands for, or what it still lacks. */
export const resultTyped = (draft: Draft, setting: Setting): Typed =>
  wayOf(setting).typed(draft, endingOf(draft, setting), setting as never)

/** Whether a result that stands is the one that was typed. */
export const isTyped = (draft: Draft, setting: Setting, result: Result): boolean =>
  isSame(resultTyped(draft, setting), resultTyped(draftFrom(result), setting))

/** The endings to choose from: what the document never takes here would only be refused. */
export const endingsIn = ({ scoring, stage, game }: Setting): readonly Ending[] =>
  scoring.endings.value.filter((ending) => {
    if (ending === 'intentional-draw' && scoring.method === 'destroyed-points') {
      return scoring.intentionalDraw?.value.includes(stage) ?? false
    }
    if (ending === 'timeout' && scoring.method === 'sided-game') {
      return game === null || !scoring.untimedGames.value.includes(game)
    }
    return true
  })
