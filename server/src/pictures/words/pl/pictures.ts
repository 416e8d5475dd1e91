import type { pictures as en } from '../en/pictures.ts'

export const pictures: typeof en = {
  after: (round) => `Klasyfikacja po rundzie ${round}`,
  final: 'Klasyfikacja końcowa',
  firstOf: (shown, all) => `miejsca 1–${shown} z ${all}`,
  bracket: 'Drabinka',
  champion: (name) => `Zwycięzca: ${name}`,
  losersSide: 'Drabinka przegranych',
  loserOf: (game) => `pokonany: ${game}`,
  running: (round, players) => `${round}, ${players}`,
  toCome: (players) => `Zgłoszenia: ${players}`,
  played: (players) => `Wszystko rozegrane, ${players}. Zwycięzca zostanie zaraz ogłoszony`,
  over: (players) => `Zakończony, ${players}`,
  wonBy: (name, players) => `Zwycięstwo: ${name}, ${players}`,
  cancelled: 'Odwołany',
}
