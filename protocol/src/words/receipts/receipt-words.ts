import type { Receipt } from '@topcut/engine'

export type ReceiptWords = {
  readonly rematches: (n: number) => string
  readonly softConflicts: (n: number) => string
  /** Pairs that a leader forbade and that meet all the same, and those a leader fixed. */
  readonly forbidden: (n: number) => string
  readonly fixed: (n: number) => string
  readonly floats: (n: number) => string
  /** Where a pair spans more than two points groups: steps are counted, not pairs. */
  readonly steps: (n: number) => string
  readonly unavoidable: (n: number) => string
  readonly certified: { readonly [C in Receipt['certified']]: string }
  /** In elimination the bracket leaves nothing to choose: there is no receipt. */
  readonly bracket: string
  readonly otherBye: (player: string) => string
}
