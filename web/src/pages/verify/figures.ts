import { type Language, localeOf } from '@topcut/protocol/words'

/** Seconds with one place: a tenth is as fine as anybody feels. */
export const secondsText = (language: Language, ms: number): string => {
  const style = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  const format = new Intl.NumberFormat(localeOf(language), style)
  return ms < 100 ? `< ${format.format(0.1)}` : format.format(ms / 1000)
}

/** The size of a file as people read it. */
export const sizeText = (language: Language, bytes: number): string => {
  const isLarge = bytes >= 1_000_000
  const format = new Intl.NumberFormat(localeOf(language), {
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return isLarge ? `${format.format(bytes / 1_000_000)} MB` : `${format.format(bytes / 1_000)} kB`
}
