import type { OptionName, OptionValue } from '@topcut/engine'
import { optionsDe } from '../de/options.ts'
import { optionsEn } from '../en/options.ts'
import { label } from '../label.ts'
import type { Language } from '../language.ts'
import type { OptionWords } from '../options/option-words.ts'
import { optionsPl } from '../pl/options.ts'

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
