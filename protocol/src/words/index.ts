export { awaitingSentence, nextStepLabel } from './awaiting/awaiting-sentence.ts'
export { dayText } from './day-text.ts'
export { detailsText } from './facts/details-text.ts'
export { factSentence } from './facts/fact-sentence.ts'
export { findingSentence } from './findings/finding-sentence.ts'
export { label, thing } from './labels/label.ts'
export type { LabelKey } from './labels/label-words.ts'
export { obstacleText } from './labels/obstacle-text.ts'
export { isLanguage, type Language, languageFrom, languages } from './language.ts'
export type { Names, ShownMatch } from './names.ts'
export { type NeedsText, needsText } from './needs/needs-text.ts'
export { numberText } from './number-text.ts'
export { optionLabel, optionValueLabel } from './options/option-label.ts'
export { planText } from './plans/plan-text.ts'
export { type FormsOf, plural } from './plural.ts'
export { reasonSentence } from './reasons/reason-sentence.ts'
export { receiptSentence } from './receipts/receipt-sentence.ts'
export { refusalSentence } from './refusals/refusal-sentence.ts'
export {
  resultText,
  type SidePoints,
  scoreText,
  shortResultText,
} from './results/result-text.ts'
export { sideText } from './sides/side-text.ts'
export { heading, term } from './terms/term.ts'
export type { PlainTermKey, TermKeyWith, TermValues } from './terms/terms.ts'
export { textSentence } from './texts/text-sentence.ts'
export { warningSentence } from './warnings/warning-sentence.ts'
