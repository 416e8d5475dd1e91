import type { OptionName, OptionValue } from '@topcut/engine'

/** Every value of every option has a word; a new one does not compile without. */
export type OptionWords = {
  readonly [N in OptionName]: { readonly [V in OptionValue<N>]: string }
}
