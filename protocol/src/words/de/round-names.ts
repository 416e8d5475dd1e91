import type { roundNames as en } from '../en/round-names.ts'

export const roundNames: typeof en = {
  numbered: (round) => `Runde ${round}`,
  numberedOf: (round, of) => `Runde ${round} von ${of}`,
  final: 'Finale',
  semiFinal: 'Halbfinale',
  top: (size) => `Top ${size}`,
  grandFinal: 'Final-Begegnung',
  reset: 'letztes Spiel',
  block: (number) => `Finalrunde ${number}`,
}
