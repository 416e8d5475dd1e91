import type { roundNames as en } from '../en/round-names.ts'

export const roundNames: typeof en = {
  numbered: (round) => `runda ${round}`,
  numberedOf: (round, of) => `runda ${round} z ${of}`,
  final: 'finał',
  semiFinal: 'półfinał',
  top: (size) => `top ${size}`,
  grandFinal: 'wielki finał',
  reset: 'gra decydująca',
  block: (number) => `runda finałowa ${number}`,
}
