import type { RoundInStage } from '@topcut/engine'
import type { RoundNames } from '../../words/round-names.ts'

/** A round of a tree; `left` is 1 for the final. */
export const treeRoundName = (names: RoundNames, left: number): string =>
  names.heading([names.final, names.semiFinal][left - 1] ?? names.top(2 ** left))

type Words = {
  readonly round: (round: number) => string
  readonly roundOf: (round: number, of: number) => string
}

type Named = { readonly number: number; readonly inStage: RoundInStage }

/** `Round 3 of 6`, `Top 8`, `Semi-final`: the same on every screen and on paper. */
export const roundName = (words: Words, names: RoundNames, { number, inStage }: Named): string => {
  switch (inStage.kind) {
    case 'swiss':
      return inStage.of === null ? words.round(number) : words.roundOf(number, inStage.of)
    case 'elimination':
      return treeRoundName(names, inStage.left)
    case 'chart':
      if (inStage.part === 'slot') return names.heading(names.block(inStage.slot))
      return names.heading(inStage.part === 'final' ? names.grandFinal : names.reset)
  }
}
