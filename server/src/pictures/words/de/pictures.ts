import type { pictures as en } from '../en/pictures.ts'

export const pictures: typeof en = {
  after: (round) => `Rangliste nach Runde ${round}`,
  final: 'Endstand',
  firstOf: (shown, all) => `Plätze 1–${shown} von ${all}`,
  bracket: 'Turnierbaum',
  champion: (name) => `Turniersieg: ${name}`,
  losersSide: 'Verlierergruppe',
  loserOf: (game) => `Verlierer von ${game}`,
  running: (round, players) => `${round}, ${players}`,
  toCome: (players) => `${players} angemeldet`,
  played: (players) => `Alles gespielt, ${players}. Wer gewonnen hat, wird gleich bekanntgegeben`,
  over: (players) => `Beendet, ${players}`,
  wonBy: (name, players) => `Gewonnen: ${name}, ${players}`,
  cancelled: 'Abgesagt',
}
