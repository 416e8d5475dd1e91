/** What a scenario has no place for. */
export type LostKind =
  | 'squad-text'
  | 'squad'
  | 'email'
  | 'group'
  | 'faction'
  | 'points-of-penalty'
  | 'table'
  | 'seed'
  | 'rating'
  | 'field'
  | 'player-without-match'
  | 'match-twice'
  | 'scores'
  | 'side'
  | 'tie'
  | 'other-event'
  | 'replay'

/** Something that was not taken in, and where it stands in the file. */
export type Lost = {
  readonly kind: LostKind
  /** Whose it is, or what it is called. */
  readonly of: string
  readonly where: string
  /** What stands there, where an event has a place for it that a scenario has not. */
  readonly text?: string
}
