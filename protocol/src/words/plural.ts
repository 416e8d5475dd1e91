import { fill } from './fill.ts'
import type { Language } from './language.ts'

/** `zero` is no plural form of these languages: where it is given, it replaces the one for 0. */
export type TwoForms = { readonly zero?: string; readonly one: string; readonly other: string }
type FourForms = TwoForms & { readonly few: string; readonly many: string }

/** Polish with two forms does not compile: „5 wyniki” would be on the wall. */
export type FormsOf<L extends Language> = 'pl' extends L ? FourForms : TwoForms

/** Made once for each language. */
const rules = new Map<Language, Intl.PluralRules>()

const rulesOf = (language: Language): Intl.PluralRules => {
  const known = rules.get(language)
  const made = known ?? new Intl.PluralRules(language)
  if (known === undefined) rules.set(language, made)
  return made
}

/** The form of a number, without putting the number in. */
export const formFor = (language: Language, n: number, forms: TwoForms | FourForms): string => {
  if (n === 0 && forms.zero !== undefined) return forms.zero
  const form = rulesOf(language).select(n)
  if (form === 'one') return forms.one
  if (form === 'few' && 'few' in forms) return forms.few
  if (form === 'many' && 'many' in forms) return forms.many
  return forms.other
}

/** The form that the number asks for; `{{count}}` in it becomes the number. */
export const plural = <L extends Language>(language: L, n: number, forms: FormsOf<L>): string =>
  fill(language, formFor(language, n, forms), { count: n })
