/** What rounds of a bracket are called, inside a sentence. */
export const roundNames = {
  final: 'final',
  semiFinal: 'semi-final',
  top: (size: number) => `Top ${size}`,
  grandFinal: 'grand final',
  reset: 'deciding game',
  block: (number: number) => `finals round ${number}`,
}
