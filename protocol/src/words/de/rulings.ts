import { plural } from '../plural.ts'
import { rulingText } from '../sentences/ruling-text.ts'
import type { SubjectWords } from '../subject-words.ts'
import { entryOf } from './phrases.ts'

export const rulings: SubjectWords<'rulings'> = {
  'command.record-ruling': 'eine Entscheidung festhalten',
  'command.appeal-ruling': 'eine Entscheidung überprüfen lassen',
  'command.decide-appeal': 'eine Entscheidung überprüfen',
  'command.deduct-points': 'Turnierpunkte abziehen',
  'command.disqualify-player': 'einen Spieler disqualifizieren',
  'command.propose-disqualification': 'eine Disqualifikation vorschlagen',
  'command.answer-proposal': 'über eine vorgeschlagene Disqualifikation entscheiden',

  'button.record-ruling': 'Entscheidung festhalten',
  'button.appeal-ruling': 'Entscheidung überprüfen lassen',
  'button.decide-appeal': 'Entscheidung überprüfen',
  'button.deduct-points': 'Punkte abziehen',
  'button.disqualify-player': 'Disqualifizieren',
  'button.propose-disqualification': 'Disqualifikation vorschlagen',
  'button.answer-proposal': 'Über den Vorschlag entscheiden',

  'fact.ruling-recorded': 'Entscheidung',
  'fact.ruling-appealed': 'Überprüfung einer Entscheidung verlangt',
  'fact.appeal-decided': 'Entscheidung überprüft',
  'fact.points-deducted': 'Punktabzug',
  'fact.disqualification-proposed': 'Disqualifikation vorgeschlagen',
  'fact.proposal-answered': 'Entscheidung über eine vorgeschlagene Disqualifikation',

  'line.ruling-recorded': ({ ruling }, names) =>
    `Entscheidung (${rulingText('de', ruling, names)}): ${ruling.text}`,
  'line.ruling-appealed': ({ ruling, player }, names) =>
    `${names.player(player)}: Überprüfung einer Entscheidung verlangt (${entryOf(ruling)}).`,
  'line.appeal-decided': ({ ruling, upheld, text }) =>
    `Entscheidung überprüft (${entryOf(ruling)}): ${upheld ? 'Sie bleibt bestehen' : 'Sie ist aufgehoben'}. ${text}`,
  'line.points-deducted': ({ player, points, reason }, names) =>
    `${names.player(player)}: Punktabzug, ${plural('de', points, { one: '{{count}} Turnierpunkt', other: '{{count}} Turnierpunkte' })}. Begründung: ${reason}`,
  'line.disqualification-proposed': ({ player, reason }, names) =>
    `${names.player(player)}: Disqualifikation vorgeschlagen. Begründung: ${reason}`,
  'line.proposal-answered': ({ proposal, confirmed, reason }) =>
    `Vorgeschlagene Disqualifikation (${entryOf(proposal)}): ${confirmed ? 'bestätigt' : 'abgelehnt'}. Begründung: ${reason}`,

  'refusal.ruling-final': ({ ruling }) =>
    `Diese Entscheidung ist endgültig (Eintrag ${ruling}). Überprüfen lässt sich nur die eines Schiedsrichters, und nur einmal.`,
  'refusal.appeal-missing': ({ ruling }) =>
    `Niemand hat eine Überprüfung dieser Entscheidung verlangt (Eintrag ${ruling}). Erst eintragen, wer sie verlangt, dann entscheiden.`,
  'refusal.proposal-needed': ({ player }, names) =>
    `${names.player(player)}: Eine Disqualifikation schlägt der Oberschiedsrichter vor, der Organisator entscheidet. Zuerst vorschlagen.`,
  'refusal.players-needed': () =>
    'Es fehlt, wen die Entscheidung betrifft. Mindestens einen Spieler angeben.',
}
