import type { OptionName, OptionValue } from '@topcut/engine'
import { label } from '../labels/label.ts'
import type { Language } from '../language.ts'
import { optionsDe } from './de.ts'
import { optionsEn } from './en.ts'
import type { OptionWords } from './option-words.ts'
import { optionsPl } from './pl.ts'

const words: { readonly [L in Language]: OptionWords } = {
  en: optionsEn,
  de: optionsDe,
  pl: optionsPl,
}

export const optionLabel = (language: Language, name: OptionName): string =>
  label(language, `option.${name}`)

export const optionValueLabel = <N extends OptionName>(
  language: Language,
  name: N,
  value: OptionValue<N>,
): string => words[language][name][value]
