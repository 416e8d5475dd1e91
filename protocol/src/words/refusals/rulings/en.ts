import { labelsEn } from '../../en/labels.ts'
import type { RulingRefusal } from '../../groups.ts'
import { playerList } from '../../names.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const rulingRefusalsEn: RefusalWordsOf<RulingRefusal> = {
  'unknown-matter': ({ matter, n }) =>
    `Entry ${n} of the log is something else: ${labelsEn[`matter.${matter}`]} expected. Choose from the open ones.`,
  'matter-settled': ({ matter, n }) =>
    `Already settled: ${labelsEn[`matter.${matter}`]} (entry ${n}). A mistake can be undone in the log.`,
  'ruling-final': ({ ruling }) =>
    `This ruling is final (entry ${ruling}). Only the ruling of a judge can be reviewed, and only once.`,
  'appeal-missing': ({ ruling }) =>
    `Nobody has asked for a review of this ruling (entry ${ruling}). It comes first, then the decision.`,
  'proposal-needed': ({ player }, names) =>
    `${names.player(player)}: the head judge proposes a disqualification, the organizer decides. Propose it first.`,
  'players-needed': () => 'The ruling does not say whom it concerns. Name at least one player.',
  'proxy-incomplete': ({ missing }) =>
    `Still missing on the proxy: ${missing.map((field) => labelsEn[`proxy.${field}`]).join(', ')}. Add it; only then may the proxy be played.`,
  'outcome-not-possible': ({ outcome }) =>
    `Not possible in this case: ${labelsEn[`settled.${outcome}`]}. Choose another outcome.`,
  'sharing-too-late': ({ table }) =>
    `Table ${table}: sharing can be ordered only before the match, and play has begun. It is possible again in the next round.`,
  'material-missing': ({ players }, names) =>
    `A replacement is still missing: ${playerList(players, names)}. Settle the case: replaced, or taken out of the tournament.`,
}
