import { plural } from '../plural.ts'
import { rulingText } from '../sentences/ruling-text.ts'
import type { SubjectWords } from '../subject-words.ts'
import { entryOf } from './phrases.ts'

export const rulings: SubjectWords<'rulings'> = {
  'command.record-ruling': 'record a ruling',
  'command.appeal-ruling': 'have a ruling reviewed',
  'command.decide-appeal': 'review a ruling',
  'command.deduct-points': 'deduct tournament points',
  'command.disqualify-player': 'disqualify a player',
  'command.propose-disqualification': 'propose a disqualification',
  'command.answer-proposal': 'decide on a proposed disqualification',

  'button.record-ruling': 'Record ruling',
  'button.appeal-ruling': 'Have ruling reviewed',
  'button.decide-appeal': 'Review ruling',
  'button.deduct-points': 'Deduct points',
  'button.disqualify-player': 'Disqualify',
  'button.propose-disqualification': 'Propose disqualification',
  'button.answer-proposal': 'Decide on proposal',

  'fact.ruling-recorded': 'ruling',
  'fact.ruling-appealed': 'review of a ruling requested',
  'fact.appeal-decided': 'ruling reviewed',
  'fact.points-deducted': 'points deduction',
  'fact.disqualification-proposed': 'disqualification proposed',
  'fact.proposal-answered': 'decision on a proposed disqualification',

  'line.ruling-recorded': ({ ruling }, names) =>
    `Ruling (${rulingText('en', ruling, names)}): ${ruling.text}`,
  'line.ruling-appealed': ({ ruling, player }, names) =>
    `${names.player(player)}: review of a ruling requested (${entryOf(ruling)}).`,
  'line.appeal-decided': ({ ruling, upheld, text }) =>
    `Ruling reviewed (${entryOf(ruling)}): ${upheld ? 'it stands' : 'it does not stand'}. ${text}`,
  'line.points-deducted': ({ player, points, reason }, names) =>
    `${names.player(player)}: ${plural('en', points, { one: '{{count}} tournament point', other: '{{count}} tournament points' })} deducted. Reason: ${reason}`,
  'line.disqualification-proposed': ({ player, reason }, names) =>
    `${names.player(player)}: disqualification proposed. Reason: ${reason}`,
  'line.proposal-answered': ({ proposal, confirmed, reason }) =>
    `Proposed disqualification (${entryOf(proposal)}): ${confirmed ? 'confirmed' : 'declined'}. Reason: ${reason}`,

  'refusal.ruling-final': ({ ruling }) =>
    `This ruling is final (entry ${ruling}). Only the ruling of a judge can be reviewed, and only once.`,
  'refusal.appeal-missing': ({ ruling }) =>
    `Nobody has asked for a review of this ruling (entry ${ruling}). Enter the request first, then decide.`,
  'refusal.proposal-needed': ({ player }, names) =>
    `${names.player(player)}: the head judge proposes a disqualification, the organizer decides. Propose it first.`,
  'refusal.players-needed': () =>
    'The ruling does not say who it is about. Name at least one player.',
}
