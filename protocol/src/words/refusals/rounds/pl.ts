import type { RoundRefusal } from '../../groups.ts'
import { playerList } from '../../names.ts'
import { missingResults, tables } from '../phrases/pl.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const roundRefusalsPl: RefusalWordsOf<RoundRefusal> = {
  'stage-not-started': () =>
    'Żaden etap jeszcze się nie rozpoczął. Najpierw należy rozpocząć etap, potem sparować rundę.',
  'stage-running': ({ stage }) =>
    `Etap ${stage} jeszcze trwa. Najpierw należy rozegrać jego rundy do końca.`,
  'cut-needed': () =>
    'Następny etap zaczyna się od odcięcia. Najpierw należy przeprowadzić odcięcie.',
  'cut-not-due': () =>
    'To nie jest jeszcze pora na odcięcie. Następuje ono po zakończeniu ostatniej rundy etapu.',
  'cut-already-made': () =>
    'Odcięcie już przeprowadzono. Można rozpocząć następny etap albo najpierw cofnąć odcięcie.',
  'no-further-round': ({ planned }) =>
    `Nie ma już kolejnej rundy (zaplanowano: ${planned}). Pora na odcięcie albo zakończenie turnieju.`,
  'no-further-stage': () => 'Nie ma już kolejnego etapu. Można zakończyć turniej.',
  'round-open': ({ round, tables: open }) =>
    open.length === 0
      ? `Runda ${round} jeszcze trwa. Najpierw należy ją zakończyć.`
      : `Runda ${round} jeszcze trwa: ${missingResults(open.length)} (${tables(open)}). Najpierw trzeba wpisać brakujące wyniki, potem zakończyć rundę.`,
  'results-missing': ({ round, tables: open }) =>
    `Nie można jeszcze zakończyć rundy ${round}: ${missingResults(open.length)} (${tables(open)}). Najpierw trzeba wpisać brakujące wyniki.`,
  'no-round': () => 'Nie ma jeszcze żadnej rundy. Najpierw należy sparować rundę.',
  'round-not-published': ({ round }) =>
    `Runda ${round} nie jest jeszcze opublikowana. Najpierw należy ją opublikować.`,
  'round-already-published': ({ round }) =>
    `Runda ${round} jest już opublikowana. Zmiana par wymaga uzasadnienia.`,
  'clock-already-started': ({ round }) =>
    `Zegar rundy ${round} już działa. Omyłkowe uruchomienie można cofnąć.`,
  'left-out': ({ players }, names) =>
    `Bez pary: ${playerList(players, names)}. Każda osoba potrzebuje stołu albo wolnego losu.`,
  'paired-twice': ({ player }, names) =>
    `${names.player(player)}: dwa miejsca w tej samej rundzie. Należy zostawić jeden stół albo jeden wolny los.`,
  'not-in-round': ({ player }, names) =>
    `${names.player(player)}: ta osoba nie gra w tej rundzie. Należy usunąć ją z par albo najpierw przywrócić do turnieju.`,
  'plays-self': ({ player }, names) =>
    `${names.player(player)}: ta sama osoba po obu stronach stołu. Należy wybrać innego przeciwnika.`,
  'wrong-bracket': ({ players }, names) =>
    `Drabinka nie przewiduje teraz takiej pary: ${playerList(players, names)}. Należy sparować zgodnie z drabinką.`,
  'clock-not-running': ({ round }) =>
    `Zegar rundy ${round} nie działa. Najpierw należy go uruchomić albo wznowić.`,
  'clock-not-paused': ({ round }) =>
    `Zegar rundy ${round} nie jest wstrzymany. Wznowić można tylko wstrzymany zegar.`,
  'time-already-called': ({ round }) =>
    `Koniec czasu w rundzie ${round} już ogłoszono. Omyłkowe ogłoszenie można cofnąć.`,
  'round-without-limit': ({ round }) =>
    `Runda ${round} nie ma limitu czasu. Kończy się wraz z ostatnim meczem.`,
  'match-under-way': ({ tables: begun }) =>
    `Mecz już się rozpoczął (${tables(begun)}). Jest to możliwe tylko przed rozpoczęciem meczu.`,
  'match-not-started': ({ table }) =>
    `Mecz jeszcze się nie rozpoczął (stół ${table}). Najpierw należy go rozpocząć.`,
  'match-already-ended': ({ table }) =>
    `Mecz już się zakończył (stół ${table}). Pozostaje wpisać wynik.`,
  'pair-not-constrained': ({ players }, names) =>
    `Dla tych dwóch osób niczego nie ustalono: ${playerList(players, names)}. Nie ma czego znosić; parowanie przebiega jak u wszystkich.`,
  'table-not-in-hall': ({ table }) =>
    `Przy stole ${table} się nie gra. Należy wybrać inny stół albo na nowo ustalić stoły na sali.`,
  'confirmation-missing': ({ tables: open }) =>
    `Własny wynik wpisano bez potwierdzenia przeciwnika (${tables(open)}). Przeciwnik może potwierdzić albo inna osoba prowadząca może skorygować wynik.`,
}
