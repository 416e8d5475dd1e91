import type { round as en } from '../en/round.ts'

export const round: typeof en = {
  numbered: (round) => `Runde ${round}`,
  numberedOf: (round, of) => `Runde ${round} von ${of}`,
  final: 'Finale',
  semiFinal: 'Halbfinale',
  top: (size) => `Top ${size}`,
  grandFinal: 'Final-Begegnung',
  reset: 'letztes Spiel',
  block: (number) => `Finalrunde ${number}`,
}
