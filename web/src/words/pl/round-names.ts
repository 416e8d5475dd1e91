import type { roundNames as en } from '../en/round-names.ts'

export const roundNames: typeof en = {
  final: 'finał',
  semiFinal: 'półfinał',
  top: (size) => `Top ${size}`,
  grandFinal: 'wielki finał',
  reset: 'gra decydująca',
  block: (number) => `runda finałowa ${number}`,
}
