import { rulingText } from '../sentences/ruling-text.ts'
import type { SubjectWords } from '../subject-words.ts'
import { entryOf, pointsTaken } from './phrases.ts'

export const rulings: SubjectWords<'rulings'> = {
  'command.record-ruling': 'odnotowanie decyzji',
  'command.appeal-ruling': 'wniosek o weryfikację decyzji',
  'command.decide-appeal': 'weryfikacja decyzji',
  'command.deduct-points': 'odjęcie punktów turniejowych',
  'command.disqualify-player': 'dyskwalifikacja gracza',
  'command.propose-disqualification': 'wniosek o dyskwalifikację',
  'command.answer-proposal': 'rozpatrzenie wniosku o dyskwalifikację',

  'button.record-ruling': 'Odnotuj decyzję',
  'button.appeal-ruling': 'Poproś o weryfikację',
  'button.decide-appeal': 'Zweryfikuj decyzję',
  'button.deduct-points': 'Odejmij punkty',
  'button.disqualify-player': 'Zdyskwalifikuj',
  'button.propose-disqualification': 'Zgłoś wniosek o dyskwalifikację',
  'button.answer-proposal': 'Rozpatrz wniosek',

  'fact.ruling-recorded': 'decyzja',
  'fact.ruling-appealed': 'wniosek o weryfikację decyzji',
  'fact.appeal-decided': 'weryfikacja decyzji',
  'fact.points-deducted': 'odjęcie punktów',
  'fact.disqualification-proposed': 'wniosek o dyskwalifikację',
  'fact.proposal-answered': 'rozpatrzenie wniosku o dyskwalifikację',

  'line.ruling-recorded': ({ ruling }, names) =>
    `Decyzja (${rulingText('pl', ruling, names)}): ${ruling.text}`,
  'line.ruling-appealed': ({ ruling, player }, names) =>
    `${names.player(player)}: wniosek o weryfikację decyzji (${entryOf(ruling)}).`,
  'line.appeal-decided': ({ ruling, upheld, text }) =>
    `Weryfikacja decyzji (${entryOf(ruling)}): ${upheld ? 'decyzję utrzymano' : 'decyzję uchylono'}. ${text}`,
  'line.points-deducted': ({ player, points, reason }, names) =>
    `${names.player(player)}: odjęto ${pointsTaken(points)}. Uzasadnienie: ${reason}`,
  'line.disqualification-proposed': ({ player, reason }, names) =>
    `${names.player(player)}: wniosek o dyskwalifikację. Uzasadnienie: ${reason}`,
  'line.proposal-answered': ({ proposal, confirmed, reason }) =>
    `Wniosek o dyskwalifikację (${entryOf(proposal)}): ${confirmed ? 'przyjęto' : 'odrzucono'}. Uzasadnienie: ${reason}`,

  'refusal.ruling-final': ({ ruling }) =>
    `Ta decyzja jest ostateczna (wpis ${ruling}). Weryfikacji podlega tylko decyzja sędziego, i to tylko raz.`,
  'refusal.appeal-missing': ({ ruling }) =>
    `Nie ma wniosku o weryfikację tej decyzji (wpis ${ruling}). Najpierw wniosek, potem rozstrzygnięcie.`,
  'refusal.proposal-needed': ({ player }, names) =>
    `${names.player(player)}: wniosek o dyskwalifikację składa sędzia główny, a decyduje organizator. Najpierw złóż wniosek.`,
  'refusal.players-needed': () =>
    'Decyzja nie wskazuje, kogo dotyczy. Podaj co najmniej jednego gracza.',
}
