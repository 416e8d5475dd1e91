import type { PublicClock } from '@topcut/engine'

/** What a document has players do when time is called, said to them: at once, and after that. */
export const atTime = {
  'finish-game-round': {
    now: 'Finish the current game round.',
    after: 'Then stop, count the score and report it together.',
  },
  'finish-game-round-and-status-phase': {
    now: 'Finish the current game round, with its Status phase.',
    after: 'Then count the victory points and report the result together.',
  },
  'finish-light-turn': {
    now: 'Play on to the end of the light side’s turn.',
    after: 'Then stop and report the result together.',
  },
} satisfies Record<PublicClock['atTime']['value'], { now: string; after: string }>
