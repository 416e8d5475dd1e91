import type { Fact, ListRefusal, Refusal } from '@topcut/engine'

/** The groups in which the words of facts and refusals stand until they stand by subject. */
type FactsNamed<K extends Fact['kind']> = Extract<Fact, { readonly kind: K }>
type RefusalsNamed<C extends Refusal['code']> = Extract<Refusal, { readonly code: C }>

export type PeopleFact = FactsNamed<
  | 'leader-appointed'
  | 'leader-dismissed'
  | 'office-handed-over'
  | 'duty-changed'
  | 'player-registered'
  | 'capacity-set'
  | 'player-admitted'
  | 'payment-marked'
  | 'wishes-changed'
  | 'player-checked-in'
  | 'player-entered-late'
  | 'player-dropped'
  | 'player-readmitted'
  | 'player-disqualified'
  | 'place-declined'
>

export type RoundFact = FactsNamed<
  | 'stage-started'
  | 'round-paired'
  | 'round-unpaired'
  | 'round-published'
  | 'round-repaired'
  | 'pair-constrained'
  | 'table-assigned'
  | 'tables-set'
  | 'clock-started'
  | 'clock-paused'
  | 'clock-resumed'
  | 'time-called'
  | 'time-extended'
  | 'match-started'
  | 'match-ended'
  | 'result-reported'
  | 'result-entered'
  | 'result-confirmed'
  | 'result-amended'
  | 'lot-drawn'
  | 'round-closed'
  | 'cut-made'
  | 'event-finished'
  | 'undone'
  | 'rule-overridden'
>

export type RulingFact = FactsNamed<
  | 'ruling-recorded'
  | 'ruling-appealed'
  | 'appeal-decided'
  | 'points-deducted'
  | 'disqualification-proposed'
  | 'proposal-answered'
  | 'judge-called'
  | 'call-taken'
  | 'call-closed'
  | 'material-reported'
  | 'material-time-granted'
  | 'material-settled'
  | 'sharing-ordered'
>

export type LogRefusal = RefusalsNamed<
  | 'not-allowed'
  | 'not-in-this-regulation'
  | 'bad-value'
  | 'reason-needed'
  | 'unknown-entry'
  | 'already-undone'
  | 'cannot-undo-creation'
  | 'later-facts-depend'
>

export type SetUpRefusal = RefusalsNamed<
  | 'no-such-event'
  | 'event-exists'
  | 'event-finished'
  | 'unknown-regulation'
  | 'not-announced'
  | 'announcement-outdated'
  | 'too-few-players'
  | 'below-minimum'
  | 'no-table-for-head-count'
  | 'length-not-allowed'
  | 'cut-size-not-in-document'
  | 'unknown-item'
  | 'details-incomplete'
  | 'variant-not-allowed'
>

export type PeopleRefusal = RefusalsNamed<
  | 'unknown-player'
  | 'already-registered'
  | 'registration-over'
  | 'registration-still-open'
  | 'late-entry-refused'
  | 'hall-full'
  | 'on-waiting-list'
  | 'not-waiting'
  | 'not-next'
  | 'already-marked'
  | 'round-one-paired'
  | 'already-checked-in'
  | 'not-active'
  | 'still-active'
  | 'disqualified-for-good'
  | 'readmission-off'
  | 'stage-over'
  | 'leader-may-not-play'
  | 'second-judge-missing'
  | 'no-place-to-decline'
  | 'organizer-exists'
  | 'unknown-leader'
  | 'office-not-vacant'
  | 'ruling-leader-missing'
  | 'nobody-sits-out'
>

export type RoundRefusal = RefusalsNamed<
  | 'stage-not-started'
  | 'stage-running'
  | 'cut-needed'
  | 'cut-not-due'
  | 'cut-already-made'
  | 'no-further-round'
  | 'no-further-stage'
  | 'round-open'
  | 'results-missing'
  | 'no-round'
  | 'round-not-published'
  | 'round-already-published'
  | 'clock-already-started'
  | 'left-out'
  | 'paired-twice'
  | 'not-in-round'
  | 'plays-self'
  | 'wrong-bracket'
  | 'clock-not-running'
  | 'clock-not-paused'
  | 'time-already-called'
  | 'round-without-limit'
  | 'match-under-way'
  | 'match-not-started'
  | 'match-already-ended'
  | 'pair-not-constrained'
  | 'table-not-in-hall'
  | 'confirmation-missing'
>

export type RulingRefusal = RefusalsNamed<
  | 'unknown-matter'
  | 'matter-settled'
  | 'ruling-final'
  | 'appeal-missing'
  | 'proposal-needed'
  | 'players-needed'
  | 'proxy-incomplete'
  | 'outcome-not-possible'
  | 'sharing-too-late'
  | 'material-missing'
>

export type ResultRefusal = Exclude<
  Refusal,
  {
    readonly code:
      | LogRefusal['code']
      | SetUpRefusal['code']
      | PeopleRefusal['code']
      | RoundRefusal['code']
      | RulingRefusal['code']
      | ListRefusal['code']
  }
>
