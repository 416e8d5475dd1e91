import type { Reason, Receipt } from '@topcut/engine'
import { reasons as reasonsDe, receipt as receiptDe } from '../de/pairing.ts'
import { reasons as reasonsEn, receipt as receiptEn } from '../en/pairing.ts'
import type { InLanguages, Language } from '../language.ts'
import { type Names, namesFrom } from '../names.ts'
import { reasons as reasonsPl, receipt as receiptPl } from '../pl/pairing.ts'
import type { SentencePerKind } from '../sentence-per.ts'

const reasons: InLanguages<SentencePerKind<Reason>> = {
  en: reasonsEn,
  de: reasonsDe,
  pl: reasonsPl,
}
const receipts: InLanguages<typeof receiptEn> = { en: receiptEn, de: receiptDe, pl: receiptPl }

/** Why two players meet, short enough for a column and therefore without a full stop. */
export const reasonSentence = (
  language: Language,
  reason: Reason,
  names?: Partial<Names>,
): string => {
  const say = reasons[language][reason.kind] as (reason: Reason, names: Names) => string
  return say(reason, namesFrom(names))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

/**
 * The float part. A round that is proven best has no avoidable float, even where it misses the
 * bound: without this, a best round would read as if somebody had been careless.
 */
const floatPart = (say: typeof receiptEn, receipt: Receipt): string => {
  const crossed = sum(receipt.crossings)
  const isBest = receipt.certified === 'parity' || receipt.certified === 'exact'
  const unavoidable = isBest ? crossed : Math.min(crossed, sum(receipt.lowerBound))
  const counted = receipt.spanSquares === crossed ? say.floats(crossed) : say.steps(crossed)
  return crossed === 0 ? counted : `${counted} (${say.unavoidable(unavoidable, crossed)})`
}

/** The receipt in one line, in words of those who play: what is repeated, what is unequal, why. */
export const receiptSentence = (
  language: Language,
  receipt: Receipt | null,
  names?: Partial<Names>,
): string => {
  const say = receipts[language]
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
