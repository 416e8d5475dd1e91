import type { measures as en, origins as enOrigins } from '../en/measures.ts'

export const measures: typeof en = {
  'margin-of-victory': { name: 'rozmiar zwycięstwa', short: 'Rozmiar' },
  'strength-of-schedule': { name: 'siła tabeli', short: 'Siła' },
  'extended-strength-of-schedule': { name: 'rozszerzona siła tabeli', short: 'Rozszerzona' },
}

export const origins: typeof enOrigins = {
  'own-rounds': 'Dorobek każdej rundy, zsumowany.',
  'sum-of-points': 'Punkty turniejowe wszystkich przeciwników, zsumowane.',
  'averages-over-own-rounds':
    'Punkty turniejowe każdego przeciwnika na rundę, zsumowane i podzielone przez liczbę rozegranych rund.',
  'averages-over-opponents':
    'Punkty turniejowe każdego przeciwnika na rundę, średnio na przeciwnika.',
  'sum-of-schedules': 'Siła tabeli wszystkich przeciwników, zsumowana.',
  'average-of-schedules': 'Siła tabeli przeciwników, średnio.',
  'schedules-over-their-opponents':
    'Siła tabeli każdego przeciwnika, podzielona przez liczbę jego własnych przeciwników, zsumowana.',
}
