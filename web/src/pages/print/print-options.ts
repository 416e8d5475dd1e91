import { isLanguage, type Language } from '@topcut/protocol/words'
import { keep, readKept } from '../../state/kept.ts'
import { openState } from '../../state/state.ts'
import { isPaperSize, type PaperSize } from './paper-size.ts'

export const listsToPrint = ['blank', 'named', 'filled'] as const
export type ListsToPrint = (typeof listsToPrint)[number]

export type PrintOptions = {
  readonly size: PaperSize
  /** Of what is printed; the page around it stays in the reader's. Null: the same. */
  readonly language: Language | null
  /** Whole names on what hangs on the wall, instead of those that players agreed to. */
  readonly fullNames: boolean
  readonly lists: ListsToPrint
  /** To be filled in by hand, where a sheet can be had like that too. */
  readonly isBlank: boolean
}

const local = () => window.localStorage
const sizeKey = 'topcut.print.size'
const languageKey = 'topcut.print.language'

/** Only here a sheet of paper is not A4. */
const isNorthAmerica = () => /-(US|CA|MX)$/.test(navigator.language)

const keptSize = readKept(local, sizeKey)
const keptLanguage = readKept(local, languageKey)

export const printOptions = openState<PrintOptions>({
  size: isPaperSize(keptSize) ? keptSize : isNorthAmerica() ? 'letter' : 'a4',
  language: isLanguage(keptLanguage) ? keptLanguage : null,
  fullNames: false,
  lists: 'blank',
  isBlank: false,
})

export const choosePrint = (chosen: Partial<PrintOptions>): void => {
  const next = { ...printOptions.get(), ...chosen }
  printOptions.set(next)
  keep(local, sizeKey, next.size)
  keep(local, languageKey, next.language)
}
