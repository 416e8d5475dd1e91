import type { OptionName, OptionValue } from '@topcut/engine'
import { options as de } from '../de/options.ts'
import { options as en } from '../en/options.ts'
import { label } from '../label.ts'
import type { InLanguages, Language } from '../language.ts'
import { options as pl } from '../pl/options.ts'

const words: InLanguages<typeof en> = { en, de, pl }

export const optionLabel = (language: Language, name: OptionName): string =>
  label(language, `option.${name}`)

export const optionValueLabel = <N extends OptionName>(
  language: Language,
  name: N,
  value: OptionValue<N>,
): string => words[language][name][value]
