import type { OptionName, OptionValue } from '@topcut/engine'
import { labels as de } from './de/labels.ts'
import { labels as en } from './en/labels.ts'
import type { InLanguages, Language } from './language.ts'
import { labels as pl } from './pl/labels.ts'

export type LabelKey = keyof typeof en

const words: InLanguages<typeof en> = { en, de, pl }

/** The word for a member of one of the engine's closed sets: `ending.time`, `role.judge` … */
export const label = (language: Language, key: LabelKey): string => words[language][key]

const sets = [
  'thing',
  'detail',
  'about',
  'ending',
  'outcome',
  'structure',
  'tier',
  'stage',
  'option',
  'list',
  'content',
  'edition',
  'infraction',
  'penalty',
  'overrules',
  'shared',
  'component',
  'matter',
  'ruling',
] as const

/** Asked of the language itself: a page has the words of no other. */
export const isLabelKey = (language: Language, key: string): key is LabelKey =>
  Object.hasOwn(words[language], key)

/**
 * The word for what a refusal names by a bare text: `earnedBye`, `options.halfPoints`,
 * `structure basic`, `at least one stage`. A text without a word is shown as it is: better than a
 * sentence with a hole. `points` is both a field and an ending: `first` says which is looked up.
 */
export const thing = (
  language: Language,
  text: string,
  first: (typeof sets)[number] = 'thing',
): string => {
  const last = text.slice(text.lastIndexOf('.') + 1)
  const kebab = last.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const forms = [last, kebab, last.replaceAll(' ', '-')]
  const keys = [first, ...sets].flatMap((set) => forms.map((form) => `${set}.${form}`))
  const key = [text.replace(' ', '.'), ...keys].find((one) => isLabelKey(language, one))
  return key === undefined ? text : label(language, key)
}

export const things = (language: Language, texts: readonly string[]): string =>
  texts.map((text) => thing(language, text)).join(', ')

/** The word for a text that should be a member of one set; another text is shown as it is. */
export const worded = (language: Language, set: 'structure' | 'tier', text: string): string => {
  const key = `${set}.${text}`
  return isLabelKey(language, key) ? label(language, key) : text
}

/** An obstacle token as people call it: files count from nought, people from one. */
export const obstacleText = (language: Language, id: string): string => {
  const [, set = '', number = ''] = /^(.*?)(\d)$/.exec(id) ?? []
  const key = `obstacle.${set}`
  return isLabelKey(language, key) ? `${label(language, key)} ${Number(number) + 1}` : id
}

export const optionLabel = (language: Language, name: OptionName): string =>
  label(language, `option.${name}`)

export const optionValueLabel = <N extends OptionName>(
  language: Language,
  name: N,
  value: OptionValue<N>,
): string => {
  const key: string = `option.${name}.${value}`
  return isLabelKey(language, key) ? label(language, key) : `${value}`
}
