import type { RulingRefusal } from '../../groups.ts'
import { playerList } from '../../names.ts'
import { labelsPl } from '../../pl/labels.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const rulingRefusalsPl: RefusalWordsOf<RulingRefusal> = {
  'unknown-matter': ({ matter, n }) =>
    `Wpis ${n} w dzienniku to coś innego; oczekiwano: ${labelsPl[`matter.${matter}`]}. Należy wybrać jedną z otwartych spraw.`,
  'matter-settled': ({ matter, n }) =>
    `Ta sprawa jest już zamknięta: ${labelsPl[`matter.${matter}`]} (wpis ${n}). Pomyłkę można cofnąć w dzienniku.`,
  'ruling-final': ({ ruling }) =>
    `Ta decyzja jest ostateczna (wpis ${ruling}). Weryfikacji podlega tylko decyzja sędziego, i to tylko raz.`,
  'appeal-missing': ({ ruling }) =>
    `Nie ma wniosku o weryfikację tej decyzji (wpis ${ruling}). Najpierw wniosek, potem rozstrzygnięcie.`,
  'proposal-needed': ({ player }, names) =>
    `${names.player(player)}: wniosek o dyskwalifikację składa sędzia główny, a decyduje organizator. Najpierw należy złożyć wniosek.`,
  'players-needed': () =>
    'Decyzja nie wskazuje, kogo dotyczy. Należy podać co najmniej jednego gracza.',
  'proxy-incomplete': ({ missing }) =>
    `Na proxy brakuje jeszcze: ${missing.map((field) => labelsPl[`proxy.${field}`]).join(', ')}. Należy to uzupełnić; dopiero wtedy można nim grać.`,
  'outcome-not-possible': ({ outcome }) =>
    `W tej sprawie nie jest to możliwe: ${labelsPl[`settled.${outcome}`]}. Należy wybrać inne zakończenie.`,
  'sharing-too-late': ({ table }) =>
    `Stół ${table}: dzielenie komponentów można zarządzić tylko przed meczem, a ten już trwa. Będzie to znowu możliwe w następnej rundzie.`,
  'material-missing': ({ players }, names) =>
    `Nadal brakuje zamiennika: ${playerList(players, names)}. Sprawę należy zamknąć: znaleziono zamiennik albo wycofanie z turnieju.`,
}
