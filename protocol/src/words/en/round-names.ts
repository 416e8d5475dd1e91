/** What a round is called. Names as they stand inside a sentence. */
export const roundNames = {
  numbered: (round: number) => `round ${round}`,
  numberedOf: (round: number, of: number) => `round ${round} of ${of}`,
  final: 'final',
  semiFinal: 'semi-final',
  top: (size: number) => `top ${size}`,
  grandFinal: 'grand final',
  reset: 'deciding game',
  block: (number: number) => `finals round ${number}`,
}
