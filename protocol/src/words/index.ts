export { capital } from './capital.ts'
export { dayText } from './day-text.ts'
export {
  type LabelKey,
  label,
  obstacleText,
  optionLabel,
  optionValueLabel,
  thing,
} from './label.ts'
export {
  type InLanguages,
  isLanguage,
  type Language,
  languageFrom,
  languages,
  localeOf,
  ownNames,
} from './language.ts'
export { measureName, measureShort, originSentence } from './measure.ts'
export type { Names } from './names.ts'
export { namesInRecord } from './names-in-record.ts'
export { numberText } from './number-text.ts'
export { type FormsOf, plural } from './plural.ts'
export { roundOfText, roundText } from './round-text.ts'
export { awaitingSentence } from './sentences/awaiting-sentence.ts'
export { anewText, changeText } from './sentences/change-text.ts'
export { detailsText } from './sentences/details-text.ts'
export { buttonLabel, factLabel } from './sentences/event-words.ts'
export { factSentence } from './sentences/fact-sentence.ts'
export { findingSentence } from './sentences/finding-sentence.ts'
export { needsText } from './sentences/needs-text.ts'
export { optionsText } from './sentences/options-text.ts'
export { reasonSentence, receiptSentence } from './sentences/pairing-sentences.ts'
export { planText } from './sentences/plan-text.ts'
export { interventionSentence, recordProblemSentence } from './sentences/record-sentence.ts'
export { refusalSentence } from './sentences/refusal-sentence.ts'
export {
  resultText,
  type SidePoints,
  scoreText,
  shortResultText,
} from './sentences/result-text.ts'
export { textSentence } from './sentences/text-sentence.ts'
export { warningSentence } from './sentences/warning-sentence.ts'
export { slotText } from './slot-text.ts'
export { countedTerm, heading, term } from './term.ts'
export type { PlainTermKey, TermKeyWith, TermValues } from './term-keys.ts'
