import type { RoundFact } from '../../groups.ts'
import { playerList } from '../../names.ts'
import { labelsPl } from '../../pl/labels.ts'
import { extraMinutes, minutesOf, place, playersOf } from '../../pl/phrases.ts'
import { plural } from '../../plural.ts'
import { planText } from '../../sentences/plan-text.ts'
import {
  beginsWithNumbers,
  choiceText,
  type FactWordsOf,
  overriddenRefusal,
  resultOf,
} from '../fact-words.ts'

export const roundFactsPl: FactWordsOf<RoundFact> = {
  'stage-started': ({ stage, plan, entrants, places }) =>
    `Rozpoczęto etap ${stage + 1} (${playersOf(entrants.length)}): ${planText('pl', [{ ...plan, cut: null }])}${places === undefined ? '' : ', miejsca w drabince rozlosowano'}.`,
  'round-paired': ({ round, pairings, byes, leftOut, mission, reason }, names) => {
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
    const why = reason === undefined ? '' : ` Ręcznie, uzasadnienie: ${reason}`
    const what = mission === undefined ? '' : `; misja potyczki: ${mission}`
    return `Sparowano rundę ${round}: ${tables}${bye}${out}${what}.${why}`
  },
  'round-unpaired': ({ round }) => `Runda ${round}: usunięto pary.`,
  'round-published': ({ round }) => `Runda ${round} jest opublikowana.`,
  'round-repaired': ({ round, pairings, byes, reason }, names) => {
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
  'pair-constrained': ({ players, as, reason }, names) =>
    `${playerList(players, names)}: ${labelsPl[`constraint.${as}`]}. Uzasadnienie: ${reason}`,
  'table-assigned': ({ player, table }, names) =>
    `${names.player(player)}: ${table === null ? 'znowu dowolny stół' : `stały stół ${table}`}.`,
  'tables-set': ({ first, closed }) =>
    `Stoły od numeru ${first}${closed.length === 0 ? '' : `; wyłączone z gry: ${closed.join(', ')}`}.`,
  'clock-started': ({ round, minutes }) => {
    const length = minutes === null ? 'bez limitu czasu' : minutesOf(minutes)
    return `Runda ${round}: uruchomiono zegar (${length}).`
  },
  'clock-paused': ({ round }) => `Runda ${round}: wstrzymano zegar.`,
  'clock-resumed': ({ round }) => `Runda ${round}: wznowiono zegar.`,
  'time-called': ({ round }) => `Runda ${round}: koniec czasu.`,
  'time-extended': ({ round, match, minutes, reason }, names) =>
    `${match === undefined ? `Runda ${round}, wszystkie stoły` : place(match, names)}: przyznano ${extraMinutes(minutes)}. Uzasadnienie: ${reason}`,
  'match-started': ({ match }, names) => `${place(match, names)}: rozpoczęto mecz.`,
  'match-ended': ({ match }, names) => `${place(match, names)}: zakończono mecz.`,
  'result-reported': (fact, names) =>
    `${place(fact.match, names)}: zgłoszenie (${names.player(fact.player)}): ${resultOf('pl', fact, names)}.`,
  'result-entered': (fact, names) => {
    const { match, result, awaits } = fact
    const waiting =
      awaits === undefined ? '' : ` Brakuje jeszcze potwierdzenia: ${names.player(awaits)}.`
    return beginsWithNumbers(result)
      ? `${place(match, names)}: wpisano ${resultOf('pl', fact, names)}.${waiting}`
      : `${place(match, names)}: wynik wpisano (${resultOf('pl', fact, names)}).${waiting}`
  },
  'result-confirmed': ({ match, player }, names) =>
    `${place(match, names)}: wynik potwierdzono (${names.player(player)}).`,
  'result-amended': (fact, names) =>
    `${place(fact.match, names)}: wynik skorygowano, teraz ${resultOf('pl', fact, names)}. Uzasadnienie: ${fact.reason}`,
  'lot-drawn': ({ about, among, drawn }, names) =>
    `Losowanie (${about}): ${choiceText(drawn, names)}. Do wyboru: ${among.map((text) => choiceText(text, names)).join(', ')}.`,
  'round-closed': ({ round }) => `Runda ${round} jest zakończona.`,
  'cut-made': ({ kindOfStage, seeds }) =>
    `Przeprowadzono odcięcie do Top ${seeds.length}; dalej ${labelsPl[`stage.${kindOfStage}`]}.`,
  'event-finished': ({ champion }, names) =>
    `Turniej zakończono. Zwycięzca turnieju: ${names.player(champion)}.`,
  undone: ({ entry, reason }) => `Cofnięto: wpis ${entry}. Uzasadnienie: ${reason}`,
  'rule-overridden': ({ refusal, reason }, names) =>
    `Odnotowano wyjątek. Przeciw przemawiało: ${overriddenRefusal('pl', refusal, names)} Uzasadnienie: ${reason}`,
}
