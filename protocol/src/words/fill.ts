import type { Language } from './language.ts'
import { numberText } from './number-text.ts'

/** The names inside `{{…}}` of a text. */
export type PlaceholderOf<Text extends string> =
  Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | PlaceholderOf<Rest> : never

export type Values = { readonly [name: string]: string | number }

/** Puts the values into the `{{…}}` of a text. What has no value stays visible. */
export const fill = (language: Language, text: string, values: Values): string =>
  text.replace(/\{\{([\w-]+)\}\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? numberText(language, value) : value
  })
