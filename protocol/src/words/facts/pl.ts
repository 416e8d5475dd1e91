import type { MatchId } from '@topcut/engine'
import { dayText } from '../day-text.ts'
import { labelsPl } from '../labels/pl.ts'
import { type Names, playerList } from '../names.ts'
import { planText } from '../plans/plan-text.ts'
import { plural } from '../plural.ts'
import {
  beginsWithNumbers,
  choiceText,
  type FactOf,
  type FactWords,
  overriddenRefusal,
  resultOf,
} from './fact-words.ts'

const place = (id: MatchId, names: Names) => {
  const match = names.match(id)
  return match === null ? `Mecz ${id}` : `Stół ${match.table}`
}

const players = (n: number) =>
  plural('pl', n, {
    one: '{{count}} gracz',
    few: '{{count}} gracze',
    many: '{{count}} graczy',
    other: '{{count}} gracza',
  })

const unpairedLosses = (n: number) =>
  plural('pl', n, {
    zero: '',
    one: '; doliczono {{count}} przegraną bez przeciwnika',
    few: '; doliczono {{count}} przegrane bez przeciwnika',
    many: '; doliczono {{count}} przegranych bez przeciwnika',
    other: '; doliczono {{count}} przegranej bez przeciwnika',
  })

const minutesOf = (n: number) =>
  plural('pl', n, {
    one: '{{count}} minuta',
    few: '{{count}} minuty',
    many: '{{count}} minut',
    other: '{{count}} minuty',
  })

/** The accusative: what was taken away. */
const pointsTaken = (n: number) =>
  plural('pl', n, {
    one: '{{count}} punkt turniejowy',
    few: '{{count}} punkty turniejowe',
    many: '{{count}} punktów turniejowych',
    other: '{{count}} punktu turniejowego',
  })

/** What an organizer chose beyond the document. */
const chosen = ({ roundMinutes = {}, missions = [] }: FactOf<'event-created'>) => {
  const { swiss, elimination } = roundMinutes
  return [
    ...(swiss === undefined ? [] : [`; rundy szwajcarskie: ${minutesOf(swiss)}`]),
    ...(elimination === undefined ? [] : [`; rundy pucharowe: ${minutesOf(elimination)}`]),
    ...(missions.length === 0 ? [] : [`; misje potyczki: ${missions.join(', ')}`]),
  ].join('')
}

export const factsPl: FactWords = {
  'event-created': (fact, names) =>
    `Utworzono turniej: ${fact.name} (${names.regulation(fact.regulation)}, poziom ${labelsPl[`tier.${fact.tier}`]}, ${dayText('pl', fact.date)}${chosen(fact)}).`,
  'leader-appointed': ({ leader, role, plays }, names) => {
    const playing = plays === undefined ? '' : `, gra jako ${names.player(plays)}`
    return `${names.leader(leader)}: wyznaczono (${labelsPl[`role.${role}`]}${playing}).`
  },
  'event-announced': ({ stages, headCount }) =>
    `Ogłoszono (${players(headCount)}): ${planText('pl', stages)}.`,
  'player-registered': ({ player, number, earnedBye, avoid }, names) => {
    const bye = earnedBye ? ', zdobyty wolny los' : ''
    const apart =
      avoid.length === 0 ? '' : `, w rundzie 1 bez gry przeciwko: ${playerList(avoid, names)}`
    return `${names.player(player)}: zapisano (nr ${number})${bye}${apart}.`
  },
  'player-checked-in': ({ player }, names) => `${names.player(player)}: potwierdzono obecność.`,
  'player-entered-late': ({ player, number, missed }, names) =>
    `${names.player(player)}: zgłoszenie po terminie (nr ${number})${unpairedLosses(missed.length)}.`,
  'stage-started': ({ stage, plan, entrants, places }) =>
    `Rozpoczęto etap ${stage + 1} (${players(entrants.length)}): ${planText('pl', [{ ...plan, cut: null }])}${places === undefined ? '' : ', miejsca w drabince rozlosowano'}.`,
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
  'clock-started': ({ round, minutes }) => {
    const length = minutes === null ? 'bez limitu czasu' : minutesOf(minutes)
    return `Runda ${round}: uruchomiono zegar (${length}).`
  },
  'result-entered': (fact, names) =>
    beginsWithNumbers(fact.result)
      ? `${place(fact.match, names)}: wpisano ${resultOf('pl', fact, names)}.`
      : `${place(fact.match, names)}: wynik wpisano (${resultOf('pl', fact, names)}).`,
  'result-amended': (fact, names) =>
    `${place(fact.match, names)}: wynik skorygowano, teraz ${resultOf('pl', fact, names)}. Uzasadnienie: ${fact.reason}`,
  'player-dropped': ({ player, after }, names) =>
    `${names.player(player)}: wycofano z turnieju, bez udziału w dalszych parowaniach${after > 0 ? ` (ostatnia runda: ${after})` : ''}.`,
  'player-readmitted': ({ player, missed }, names) =>
    `${names.player(player)}: powrót do turnieju${unpairedLosses(missed.length)}.`,
  'player-disqualified': ({ player, after, reason }, names) =>
    `${names.player(player)}: dyskwalifikacja${after > 0 ? ` (ostatnia runda: ${after})` : ''}. Uzasadnienie: ${reason}`,
  'ruling-recorded': ({ ruling }, names) => {
    const table = ruling.table === undefined ? '' : `, stół ${ruling.table}`
    const who = ruling.players.length === 0 ? '' : `, ${playerList(ruling.players, names)}`
    return `Decyzja (${labelsPl[`ruling.${ruling.about}`]}${table}${who}): ${ruling.text}`
  },
  'points-deducted': ({ player, points, reason }, names) =>
    `${names.player(player)}: odjęto ${pointsTaken(points)}. Uzasadnienie: ${reason}`,
  'lot-drawn': ({ about, among, drawn }, names) =>
    `Losowanie (${about}): ${choiceText(drawn, names)}. Do wyboru: ${among.map((text) => choiceText(text, names)).join(', ')}.`,
  'place-declined': ({ player, replacement }, names) =>
    `${names.player(player)}: rezygnacja z miejsca po odcięciu; ${replacement === null ? 'nikt nie awansuje z kolejnego miejsca' : `awans z kolejnego miejsca: ${names.player(replacement)}`}.`,
  'round-closed': ({ round }) => `Runda ${round} jest zakończona.`,
  'cut-made': ({ kindOfStage, seeds }) =>
    `Przeprowadzono odcięcie do Top ${seeds.length}; dalej ${labelsPl[`stage.${kindOfStage}`]}.`,
  'event-finished': ({ champion }, names) =>
    `Turniej zakończono. Zwycięzca turnieju: ${names.player(champion)}.`,
  undone: ({ entry, reason }) => `Cofnięto: wpis ${entry}. Uzasadnienie: ${reason}`,
  'rule-overridden': ({ refusal, reason }, names) =>
    `Odnotowano wyjątek. Przeciw przemawiało: ${overriddenRefusal('pl', refusal, names)} Uzasadnienie: ${reason}`,
}
