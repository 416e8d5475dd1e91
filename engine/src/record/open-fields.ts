import type { FactKind, FactOf } from '../event/spine/answers.ts'

/**
 * What of each fact stands openly in the public record: all of it, these fields, or that there is
 * such a fact and nothing more. Whatever moves a pairing or a place has to be open, or nobody could
 * draw it again; by player's number, never by name. What was typed about somebody, what a list
 * holds and who pays is sealed: the record proves that it was not changed, and tells nothing of it.
 * A fact that is missing here does not compile.
 */
export const openFields: {
  readonly [K in FactKind]: 'all' | 'sealed' | readonly Exclude<keyof FactOf<K>, 'kind'>[]
} = {
  'event-created': [
    ...(['name', 'regulation', 'tier', 'date', 'structure', 'options', 'entropy'] as const),
    ...(['committed', 'roundMinutes', 'missions', 'organizer', 'cards'] as const),
  ],
  'structure-changed': 'all',
  'options-changed': 'all',
  'event-described': 'sealed',
  'details-set': 'sealed',
  'item-ticked': 'sealed',
  'event-announced': ['stages', 'headCount', 'seconds', 'changes'],
  'message-announced': 'sealed',
  'embedding-allowed': 'sealed',
  'event-cancelled': [],
  'missions-set': 'all',
  'mission-entered': 'all',

  'leader-appointed': 'all',
  'leader-dismissed': 'all',
  'office-handed-over': ['from', 'to'],
  'duty-changed': 'all',

  'player-registered': 'all',
  'capacity-set': 'all',
  'player-admitted': 'all',
  'payment-marked': 'sealed',
  'wishes-changed': 'all',
  'clubs-kept-apart': 'all',
  'player-checked-in': 'all',
  'check-in-cancelled': 'all',
  'player-entered-late': 'all',
  'player-dropped': 'all',
  'player-readmitted': 'all',
  'player-disqualified': ['player', 'after'],

  'list-submitted': 'sealed',
  'list-corrected': 'sealed',
  'list-checked': 'sealed',
  'lists-opened': 'sealed',
  'cards-loaded': 'sealed',
  'deck-checked': 'sealed',
  'points-check-ordered': 'sealed',
  'points-check-signed': 'sealed',

  'stage-started': 'all',
  'round-paired': 'all',
  'round-unpaired': 'all',
  'round-published': 'all',
  'round-repaired': 'all',
  'pair-constrained': ['players', 'as'],
  'round-closed': 'all',
  'luck-contributed': 'all',
  'table-assigned': 'sealed',
  'tables-set': 'all',
  'table-featured': 'sealed',

  'clock-started': 'all',
  'clock-paused': 'all',
  'clock-resumed': 'all',
  'time-called': 'all',
  'time-extended': ['round', 'match', 'minutes'],

  'match-started': 'all',
  'match-ended': 'all',
  // What two still argue about is nobody else's.
  'result-reported': 'sealed',
  'result-entered': ['match', 'result'],
  'result-confirmed': 'sealed',
  'result-amended': ['match', 'result'],
  'result-annulled': ['match'],
  'lot-drawn': 'sealed',
  'cut-made': 'all',
  'place-declined': 'all',
  'event-finished': 'all',

  'ruling-recorded': 'sealed',
  'ruling-appealed': 'sealed',
  'appeal-decided': 'sealed',
  'points-deducted': ['player', 'points', 'round'],
  'disqualification-proposed': 'sealed',
  'proposal-answered': 'sealed',
  'judge-called': 'sealed',
  'call-taken': 'sealed',
  'call-closed': 'sealed',
  'material-reported': 'sealed',
  'material-time-granted': 'sealed',
  'material-settled': 'sealed',
  'sharing-ordered': 'sealed',

  undone: 'all',
  // Which rule, and why; what else the refusal says may be about somebody's list.
  'rule-overridden': ['reason'],
}
