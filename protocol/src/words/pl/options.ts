import type { options as en } from '../en/options.ts'

export const options: typeof en = {
  strengthOfSchedule: { sum: 'suma', tome: 'średnia, jak w programie turniejowym' },
  headToHead: { on: 'rozstrzyga remisy', off: 'pominięty' },
  cutOrder: {
    'points-margin': 'według punktów turniejowych i rozmiaru zwycięstwa',
    standings: 'według klasyfikacji',
  },
  repeatByes: { allow: 'możliwy', avoid: 'w miarę możliwości pomijany' },
  earnedByeCounts: { yes: 'liczy się', no: 'nie liczy się' },
  unpairedLossMargin: { 0: '0 punktów', 50: '50 punktów', 100: '100 punktów' },
  scheduleByes: { count: 'liczone', ignore: 'pomijane' },
  halfPoints: { always: 'przy każdym końcu meczu', 'time-only': 'tylko po końcu czasu' },
  noShow: { bye: 'przeciwnik otrzymuje wolny los', concession: 'liczy się jako poddanie gry' },
  readmission: { on: 'możliwy', off: 'niemożliwy' },
  lateEntry: {
    'unpaired-losses': 'możliwe, z przegraną bez przeciwnika za każdą opuszczoną rundę',
    refuse: 'niemożliwe',
  },
  afterCut: { carry: 'zachowane', reset: 'liczone od zera' },
  finalPlaces: { 'by-swiss': 'według klasyfikacji rund szwajcarskich', shared: 'dzielone' },
  disqualifiedInSchedule: { keep: 'liczą się do siły tabeli', remove: 'są pomijani' },
  teamGamePoints: {
    '4-2-0': 'zwycięstwo 4, remis 2, przegrana 0',
    '6-2-0': 'zwycięstwo 6, remis 2, przegrana 0',
    '3-2-0': 'zwycięstwo 3, remis 2, przegrana 0',
  },
  unplayedGame: { zero: 'nic dla obu stron', draw: 'liczy się jako remis' },
  annulledGame: { zero: 'nic dla obu stron', 'opponent-wins': 'wygrywa przeciwnik' },
  extendedSchedule: { average: 'jako średnia', literal: 'zgodnie z brzmieniem dokumentu' },
}
