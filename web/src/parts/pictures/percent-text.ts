import type { Language } from '@topcut/protocol/words'

/** A share in whole per cent, as the language writes it. */
export const percentText = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
