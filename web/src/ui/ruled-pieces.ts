import type { RuleId } from '@topcut/engine'
import { ruleDocuments } from '../words/rules/rule-documents.ts'

/** Sentences of refusals, warnings and findings end in their rule: `… (XWEN-17)`. */
const named = new RegExp(`\\((${ruleDocuments.join('|')})-(\\d+)\\)`)

type Piece = { readonly text: string; readonly rule?: RuleId }

/** A sentence, cut where it names a rule. */
export const ruledPieces = (sentence: string): readonly Piece[] => {
  const pieces = sentence.split(named)
  return pieces.flatMap((piece, index): readonly Piece[] => {
    if (index % 3 !== 0) return []
    const [document, number] = [pieces[index + 1], pieces[index + 2]]
    const rule: RuleId | undefined =
      document === undefined ? undefined : `${document}-${Number(number)}`
    return [{ text: piece, ...(rule === undefined ? {} : { rule }) }]
  })
}
