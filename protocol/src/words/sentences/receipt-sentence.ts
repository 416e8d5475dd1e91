import type { Receipt } from '@topcut/engine'
import type { Language } from '../language.ts'
import { type Names, namesFrom } from '../names.ts'
import { receiptsDe } from '../receipts/de.ts'
import { receiptsEn } from '../receipts/en.ts'
import { receiptsPl } from '../receipts/pl.ts'
import type { ReceiptWords } from '../receipts/receipt-words.ts'

const words: { readonly [L in Language]: ReceiptWords } = {
  en: receiptsEn,
  de: receiptsDe,
  pl: receiptsPl,
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

/**
 * The float part. A round that is proven best has no avoidable float, even where it misses the
 * bound: without this, a best round would read as if somebody had been careless.
 */
const floatPart = (say: ReceiptWords, receipt: Receipt): string => {
  const crossed = sum(receipt.crossings)
  const isBest = receipt.certified === 'parity' || receipt.certified === 'exact'
  const unavoidable = isBest ? crossed : Math.min(crossed, sum(receipt.lowerBound))
  const counted = receipt.spanSquares === crossed ? say.floats(crossed) : say.steps(crossed)
  return crossed === 0 ? counted : `${counted} (${say.unavoidable(unavoidable)})`
}

/** The receipt in one line: `0 rematches · 1 float (1 unavoidable) · certified`. */
export const receiptSentence = (
  language: Language,
  receipt: Receipt | null,
  names?: Partial<Names>,
): string => {
  const say = words[language]
  if (receipt === null) return say.bracket
  const parts = [say.rematches(receipt.rematches)]
  if (receipt.softConflicts > 0) parts.push(say.softConflicts(receipt.softConflicts))
  if (receipt.forbidden) parts.push(say.forbidden(receipt.forbidden))
  if (receipt.fixed) parts.push(say.fixed(receipt.fixed))
  parts.push(floatPart(say, receipt), say.certified[receipt.certified])
  if (receipt.otherBye !== null) {
    parts.push(say.otherBye(namesFrom(names).player(receipt.otherBye)))
  }
  return parts.join(' · ')
}
