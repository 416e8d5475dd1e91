import { playerList } from '../names.ts'
import { plural } from '../plural.ts'
import { planText } from '../sentences/plan-text.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { forPlayers, missingResults, playersOf, tables, top } from './phrases.ts'

export const rounds: SubjectWords<'rounds'> = {
  'command.start-stage': 'rozpoczęcie etapu',
  'command.pair-round': 'sparowanie rundy',
  'command.pair-round-by-hand': 'ręczne sparowanie rundy',
  'command.unpair-round': 'usunięcie par',
  'command.publish-round': 'opublikowanie rundy',
  'command.repair-round': 'zmiana par opublikowanej rundy',
  'command.constrain-pair': 'ustalenie, czy dwóch graczy może się spotkać',
  'command.close-round': 'zakończenie rundy',

  'button.start-stage': 'Rozpocznij etap',
  'button.pair-round': 'Sparuj rundę',
  'button.pair-round-by-hand': 'Sparuj ręcznie',
  'button.unpair-round': 'Usuń pary',
  'button.publish-round': 'Opublikuj',
  'button.repair-round': 'Zmień pary',
  'button.constrain-pair': 'Ustal parę',
  'button.close-round': 'Zakończ rundę',

  'fact.stage-started': 'rozpoczęcie etapu',
  'fact.round-paired': 'sparowanie rundy',
  'fact.round-unpaired': 'usunięcie par',
  'fact.round-published': 'opublikowanie rundy',
  'fact.round-repaired': 'zmiana par',
  'fact.pair-constrained': 'ustalenie pary',
  'fact.round-closed': 'zakończenie rundy',

  'line.stage-started': ({ stage, plan, entrants, places }, names) =>
    `Rozpoczęto etap ${stage + 1} (${playersOf(entrants.length, names)}): ${planText('pl', [{ ...plan, cut: null }])}${places === undefined ? '' : ', miejsca w drabince rozlosowano'}.`,
  'line.round-paired': ({ round, method, pairings, byes, leftOut, mission, reason }, names) => {
    const tables = plural('pl', pairings.length, {
      one: '{{count}} stół',
      few: '{{count}} stoły',
      many: '{{count}} stołów',
      other: '{{count}} stołu',
    })
    const bye =
      byes.length === 0
        ? ''
        : `; wolny los: ${playerList(
            byes.map((b) => b.player),
            names,
          )}`
    const out = leftOut.length === 0 ? '' : `; bez pary: ${playerList(leftOut, names)}`
    const how =
      method.name === 'by-hand' ? 'Ręcznie, uzasadnienie:' : 'Losowano ponownie, uzasadnienie:'
    const why = reason === undefined ? '' : ` ${how} ${reason}`
    const what = mission === undefined ? '' : `; misja potyczki: ${mission}`
    return `Sparowano rundę ${round}: ${tables}${bye}${out}${what}.${why}`
  },
  'line.round-unpaired': ({ round }) => `Runda ${round}: usunięto pary.`,
  'line.round-published': ({ round }) => `Runda ${round} jest opublikowana.`,
  'line.round-repaired': ({ round, pairings, byes, reason }, names) => {
    const tables = plural('pl', pairings.length, {
      zero: '',
      one: ', stół ',
      few: ', stoły ',
      many: ', stoły ',
      other: ', stoły ',
    })
    const numbers = pairings.map(({ table }) => table).join(', ')
    const sitting = playerList(
      byes.map((bye) => bye.player),
      names,
    )
    const bye = byes.length === 0 ? '' : `; wolny los: ${sitting}`
    return `Runda ${round}: zmieniono pary${tables}${numbers}${bye}. Uzasadnienie: ${reason}`
  },
  'line.pair-constrained': ({ players, as, reason }, names) =>
    `${playerList(players, names)}: ${labels[`constraint.${as}`]}. Uzasadnienie: ${reason}`,
  'line.round-closed': ({ round }) => `Runda ${round} jest zakończona.`,

  'refusal.not-announced': () =>
    'Przed rundą 1 należy ogłosić liczbę i rodzaj rund oraz rozmiar odcięcia. Najpierw ogłoś, potem rozpocznij.',
  'refusal.announcement-outdated': ({ announced, now, what }, names) =>
    what === 'second-leader'
      ? 'Od czasu ogłoszenia zmienił się drugi animator. Najpierw ogłoś ponownie.'
      : what === 'missions'
        ? 'Misje potyczki są inne niż ogłoszone. Najpierw ogłoś ponownie.'
        : `Ogłoszenie dotyczyło ${forPlayers(announced, names)}, a obecna liczba ${names.inTeams === true ? 'drużyn' : 'graczy'} to ${now}. Najpierw ogłoś ponownie.`,
  'refusal.too-few-players': ({ needed, present }, names) =>
    `Do tej struktury brakuje jeszcze ${forPlayers(needed - present, names)} (${present} z ${needed}). Zapisz kolejne zgłoszenia albo wybierz inną strukturę.`,
  'refusal.below-minimum': ({ what, minimum, planned }) =>
    what === 'rounds'
      ? `Zaplanowane rundy: ${planned}. Wymagane minimum: ${minimum}. Zaplanuj więcej rund.`
      : `Zaplanowane odcięcie: ${top(planned)}. Wymagane minimum: ${top(minimum)}. Zaplanuj większe odcięcie.`,
  'refusal.stage-not-started': () =>
    'Żaden etap jeszcze się nie rozpoczął. Najpierw rozpocznij etap, potem sparuj rundę.',
  'refusal.stage-running': ({ stage }) =>
    `Etap ${stage} jeszcze trwa. Najpierw rozegraj jego rundy do końca.`,
  'refusal.no-further-round': ({ planned }) =>
    `Nie ma już kolejnej rundy (zaplanowano: ${planned}). Pora na odcięcie albo zakończenie turnieju.`,
  'refusal.no-further-stage': () => 'Nie ma już kolejnego etapu. Można zakończyć turniej.',
  'refusal.round-open': ({ round, tables: open }) =>
    open.length === 0
      ? `Runda ${round} jeszcze trwa. Najpierw ją zakończ.`
      : `Runda ${round} jeszcze trwa: ${missingResults(open.length)} (${tables(open)}). Najpierw wpisz brakujące wyniki, potem zakończ rundę.`,
  'refusal.results-missing': ({ round, tables: open }) =>
    `Nie można jeszcze zakończyć rundy ${round}: ${missingResults(open.length)} (${tables(open)}). Najpierw wpisz brakujące wyniki.`,
  'refusal.no-round': () => 'Nie ma jeszcze żadnej rundy. Najpierw sparuj rundę.',
  'refusal.round-not-published': ({ round }) =>
    `Runda ${round} nie jest jeszcze opublikowana. Najpierw ją opublikuj.`,
  'refusal.round-already-published': ({ round }) =>
    `Runda ${round} jest już opublikowana. Zmiana par wymaga uzasadnienia.`,
  'refusal.left-out': ({ players }, names) =>
    `Bez pary: ${playerList(players, names)}. Każdy potrzebuje stołu albo wolnego losu.`,
  'refusal.paired-twice': ({ player }, names) =>
    `${names.player(player)}: w tej rundzie sparowano dwa razy. Zostaw jeden stół albo jeden wolny los.`,
  'refusal.not-in-round': ({ player }, names) =>
    `${names.player(player)}: bez gry w tej rundzie. Usuń z par albo najpierw przywróć do turnieju.`,
  'refusal.plays-self': ({ player }, names) =>
    `${names.player(player)}: po obu stronach tego samego stołu. Wybierz innego przeciwnika.`,
  'refusal.wrong-bracket': ({ players }, names) =>
    `Drabinka nie przewiduje teraz takiej pary: ${playerList(players, names)}. Sparuj zgodnie z drabinką.`,
  'refusal.pair-not-constrained': ({ players }, names) =>
    `Dla tej pary niczego nie ustalono: ${playerList(players, names)}. Parowanie przebiega jak u wszystkich.`,
  'refusal.confirmation-missing': ({ tables: open }) =>
    `Własny wynik wpisano bez potwierdzenia przeciwnika (${tables(open)}). Przeciwnik może potwierdzić albo inny animator może skorygować wynik.`,
}
