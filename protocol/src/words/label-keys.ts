import type {
  ByeKind,
  CommandKind,
  Component,
  Details,
  Edition,
  Ending,
  FactKind,
  FactOf,
  Infraction,
  ListContent,
  ListKind,
  ListsOpenTo,
  LockedPart,
  MaterialOutcome,
  Matter,
  OptionName,
  Outcome,
  PairConstraint,
  Part,
  PenaltyKind,
  PlayerStatus,
  ProxyCard,
  Role,
  RoundStatus,
  Ruling,
  Seat,
  SharedItem,
  Side,
  Sleeves,
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
  | 'second-leader'
  | 'rounds-and-cut'
  | 'lengths'
  | 'lengths-and-cut'
  | 'elimination'
  | 'sleeves'
  | 'details'
  | 'player'
  | 'plays'
  | 'second'
  | 'table'
  | 'capacity'
  | 'first'
  | 'closed'
  | 'games'
  | 'game'
  | 'match'
  | 'two-games'
  | 'items'
  | 'minutes'
  | 'about'
  | 'penalty'
  | 'sharing'
  | 'without-replacement'
  | 'record-deck-check'
  | 'order-points-check'
  | 'rebel'
  | 'imperial'
  | 'scum'
  | 'mercenary'
  | 'resistance'
  | 'first-order'
  | 'original'
  | 'force-awakens'
  | 'standard'
  | 'dogfight'
  | 'skirmish'
  | 'north-america'
  | 'league'
  | 'weekly-night'
  | 'fun-event'
  | 'variant-event'
  | 'one-off-sanctioned'
  | 'local-championship'
  | 'store-championship'
  | 'regional-championship'
  | 'national-championship'
  | 'north-american-championship'
  | 'continental-championship'
  | 'world-championship'
  | 'gen-con-2015'
  | 'epic'
  | 'campaign'
  | 'challenge-scenario'
  | 'banned'
  | 'aurebesh'
  | 'alternate-art'
  | 'none'
  | 'removed'
  | 'names-of-cards'
  | 'a-text'
  | 'another-leader'
  | 'a-player-who-is-no-other-leader'
  | 'at-least-one'
  | '1-or-more'
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

/** What somebody can do, and what came of it. */
export type StepKey =
  /** What somebody wants, inside a sentence: "pair a round". */
  | `command.${CommandKind}`
  /** The same on a button: "Pair round". */
  | `do.${CommandKind}`
  | `fact.${FactKind}`

/** What leaders have to settle. */
export type MatterKey =
  | `ruling.${Ruling['about']}`
  | `infraction.${Infraction}`
  | `penalty.${PenaltyKind}`
  | `overrules.${NonNullable<Ruling['overrules']>}`
  | `component.${Component}`
  | `shared.${SharedItem}`
  | `material.${FactOf<'material-reported'>['what']}`
  | `settled.${MaterialOutcome}`
  | `proxy.${keyof ProxyCard}`
  | `matter.${Matter}`

/** What players bring. */
export type ListKey =
  | `lists-open-to.${ListsOpenTo}`
  | `list.${ListKind}`
  | `content.${ListContent | LockedPart}`
  | `part.${Part}`
  | `edition.${Edition}`
  | `sleeves.${Sleeves}`
  /** A set of obstacle tokens; its own number stands behind it. */
  | `obstacle.${'coreasteroid' | 'core2asteroid' | 'yt2400debris' | 'vt49decimatordebris'}`

/** What a refusal or a notice can name by a bare text. */
export type ThingKey = `option.${OptionName}` | `detail.${keyof Details}` | `thing.${Thing}`

/** Every member of the engine's closed sets has a word; a new one does not compile without. */
export type LabelKey =
  | StepKey
  | MatterKey
  | ListKey
  | ThingKey
  | `role.${Role}`
  | `ending.${Ending}`
  | `outcome.${Outcome}`
  | `status.${PlayerStatus}`
  | `round-status.${RoundStatus}`
  | `tier.${Tier}`
  | `structure.${Structure['kind']}`
  | `stage.${StageKind}`
  | `bye.${ByeKind}`
  | `seat.${Seat}`
  | `side.${Side}`
  | `constraint.${PairConstraint}`

export type LabelsOf<K extends LabelKey> = { readonly [Key in K]: string }
export type LabelWords = LabelsOf<LabelKey>
