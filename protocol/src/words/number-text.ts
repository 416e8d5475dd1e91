import type { Language } from './language.ts'

/** Made once for each language: a hundred lines would make a hundred of them. */
const formats = new Map<Language, Intl.NumberFormat>()

/** A number as the language writes it: 8.65, but 8,65 in German and Polish. */
export const numberText = (language: Language, n: number): string => {
  const known = formats.get(language)
  const style = { useGrouping: false, maximumFractionDigits: 2 } as const
  const format = known ?? new Intl.NumberFormat(language, style)
  if (known === undefined) formats.set(language, format)
  return format.format(n)
}
