import type { MeasureName } from '@topcut/engine'
import type { terms } from './en/terms.ts'
import type { PlaceholderOf } from './fill.ts'
import type { LabelKey } from './label.ts'
import type { Language } from './language.ts'
import type { FormsOf } from './plural.ts'

type English = typeof terms
type TermKey = keyof English

/** The terms of a language: a text where English has one, plural forms where English has them. */
export type TermsOf<L extends Language> = {
  readonly [K in TermKey]: English[K] extends string ? string : FormsOf<L>
}

type TextsOf<T> = T extends string ? T : T[keyof T] & string

/** What has to be put into a term: its `{{…}}`, with a number where plural forms are chosen by it. */
export type TermValues<K extends TermKey> = {
  readonly [P in Exclude<PlaceholderOf<TextsOf<English[K]>>, 'count'>]: string | number
} & (English[K] extends string ? unknown : { readonly count: number })

/** Terms with something to put in, and those that stand as they are. */
export type TermKeyWith = { [K in TermKey]: keyof TermValues<K> extends never ? never : K }[TermKey]
export type PlainTermKey = Exclude<TermKey, TermKeyWith> | LabelKey | MeasureName
