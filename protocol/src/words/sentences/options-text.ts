import { type Options, optionNames, type RoundMinutes } from '@topcut/engine'
import { label, optionLabel, optionValueLabel } from '../label.ts'
import type { Language } from '../language.ts'
import { phrases } from '../phrases.ts'

/** How ambiguous rules are read: `strength of schedule: sum; half points: at every end of match`. */
export const optionsText = (language: Language, options: Options): string =>
  optionNames
    .flatMap((name) => {
      const value = options[name]
      return value === undefined
        ? []
        : [`${optionLabel(language, name)}: ${optionValueLabel(language, name, value)}`]
    })
    .join('; ') || phrases[language].details.asRuled

/** How long rounds are: `Swiss rounds: 75 min`. */
export const lengthsText = (language: Language, lengths: RoundMinutes): string =>
  (['swiss', 'elimination'] as const)
    .flatMap((kind) => {
      const minutes = lengths[kind]
      return minutes === undefined
        ? []
        : [`${label(language, `stage.${kind}`)}: ${minutes}\u00a0min`]
    })
    .join('; ') || phrases[language].details.asRuled
