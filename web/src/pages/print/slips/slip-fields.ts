import { type Ending, isBracket, type Regulation, type StageKind, type Tie } from '@topcut/engine'

type Scoring = Regulation['scoring']['swiss']

/** What each player writes or ticks beside the own name. */
export type SlipBox =
  | 'score'
  | 'game-1'
  | 'game-2'
  | 'winner'
  | 'light'
  | 'initiative'
  | 'salvo'
  | keyof Tie

/** What lies on the table when time ends a game that must have a winner. */
export type TableBox = 'objectives' | 'damage-on-dark' | 'dial' | 'damage-on-light' | 'balance'

type SlipFields = {
  readonly boxes: readonly SlipBox[]
  readonly endings: readonly Ending[]
  /** The games that may be drawn, each with a place to say so. */
  readonly drawnGames: readonly number[]
  readonly atTime: readonly TableBox[]
}

/** Said by a leader at the desk, or by the boxes themselves. */
const notTicked: readonly Ending[] = [
  'games',
  'won',
  'no-show',
  'match-loss',
  'double-loss',
  'withdrawal',
]

const boxesOf = (scoring: Scoring, stage: StageKind): readonly SlipBox[] => {
  switch (scoring.method) {
    case 'destroyed-points': {
      const { value } = isBracket(stage) ? scoring.equalInElimination : scoring.equalInSwiss
      return value === 'draw' ? ['score'] : ['score', value]
    }
    case 'victory-points':
      return ['score', ...scoring.tieChain.value]
    case 'two-games':
      return ['game-1', 'game-2']
    case 'sided-game':
      return ['light', 'winner']
  }
}

/** What a slip asks for, by the document's way of scoring. */
export const slipFields = (scoring: Scoring, stage: StageKind): SlipFields => {
  const agreed = scoring.method === 'destroyed-points' ? scoring.intentionalDraw : null
  const endings = scoring.endings.value.filter(
    (ending) =>
      !notTicked.includes(ending) &&
      (ending !== 'intentional-draw' || agreed?.value.includes(stage) === true),
  )
  return {
    boxes: boxesOf(scoring, stage),
    endings,
    drawnGames: scoring.method === 'two-games' ? [1, 2] : [],
    atTime:
      scoring.method === 'sided-game'
        ? ['objectives', 'damage-on-dark', 'dial', 'damage-on-light', 'balance']
        : [],
  }
}
