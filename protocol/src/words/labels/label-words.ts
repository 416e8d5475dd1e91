import type {
  ByeKind,
  CommandKind,
  Ending,
  FactKind,
  OptionName,
  Outcome,
  PlayerStatus,
  Role,
  RoundStatus,
  Ruling,
  Seat,
  Side,
  StageKind,
  Structure,
  Tier,
} from '@topcut/engine'

/** What a refusal can name with a bare text: fields of commands and parts of a regulation. */
export type Thing =
  | 'name'
  | 'date'
  | 'tier'
  | 'structure'
  | 'stages'
  | 'rounds'
  | 'cut'
  | 'options'
  | 'entropy'
  | 'players'
  | 'tables'
  | 'byes'
  | 'earned-bye'
  | 'avoid'
  | 'score'
  | 'ending'
  | 'winner'
  | 'witness'
  | 'initiative'
  | 'salvo'
  | 'salvo-rolls'
  | 'dice'
  | 'hits'
  | 'tie'
  | 'defeats'
  | 'damage'
  | 'die'
  | 'objectives'
  | 'dial'
  | 'damage-on-dark'
  | 'damage-on-light'
  | 'balance'
  | 'deduct'
  | 'points'
  | 'among'
  | 'missions'
  | 'round-minutes'
  | 'reason'
  | 'result'
  | 'ruling'
  | 'text'
  | 'strength-of-schedule'
  | 'second-judge'
  | 'a-name'
  | 'at-least-one-stage'
  | 'nothing-in-the-first-stage'
  | 'different-names'
  | 'at-least-two-different-ones'
  | `${StageKind}-as-first-stage`
  | `${StageKind}-after-a-cut`
  | 'swiss-stages-first'
  | `${'winner' | 'light' | 'timeout' | 'forfeit'}-in-swiss`
  | `${'games' | 'double-loss'}-in-elimination`
  | 'double-loss-in-final-match'

/** Every member of the engine's closed sets has a word; a new one does not compile without. */
export type LabelKey =
  | `role.${Role}`
  /** What somebody wants, inside a sentence: "pair a round". */
  | `command.${CommandKind}`
  /** The same on a button: "Pair round". */
  | `do.${CommandKind}`
  | `ending.${Ending}`
  | `outcome.${Outcome}`
  | `status.${PlayerStatus}`
  | `round-status.${RoundStatus}`
  | `tier.${Tier}`
  | `structure.${Structure['kind']}`
  | `stage.${StageKind}`
  | `bye.${ByeKind}`
  | `fact.${FactKind}`
  | `seat.${Seat}`
  | `side.${Side}`
  | `ruling.${Ruling['about']}`
  | `option.${OptionName}`
  | `thing.${Thing}`

export type LabelWords = { readonly [K in LabelKey]: string }
