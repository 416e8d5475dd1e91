import type { Receipt } from '@topcut/engine'

/** Field by field: what a receipt holds and in which order must not depend on how it was made. */
export const receiptOutput = (receipt: Receipt | null) =>
  receipt === null
    ? null
    : {
        rematches: receipt.rematches,
        softConflicts: receipt.softConflicts,
        crossings: receipt.crossings,
        lowerBound: receipt.lowerBound,
        spanSquares: receipt.spanSquares,
        certified: receipt.certified,
        otherBye: receipt.otherBye,
      }
