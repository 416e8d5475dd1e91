export const languages = ['en', 'de', 'pl'] as const
export type Language = (typeof languages)[number]

/** As the calendar and the clock of the browser know it. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language)

/** The same in every language: one that lacks it does not compile. */
export type InLanguages<T> = { readonly [L in Language]: T }

/** What each calls itself, for those who cannot read the others. */
export const ownNames: InLanguages<string> = { en: 'English', de: 'Deutsch', pl: 'Polski' }

export const isLanguage = (text: unknown): text is Language =>
  (languages as readonly unknown[]).includes(text)

type Wish = { readonly language: string; readonly weight: number }

const wish = (part: string): Wish => {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const quality = parameters.find((piece) => /^q=/i.test(piece))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return {
    language: (tag.split('-')[0] ?? '').toLowerCase(),
    // A weight that is no number must not win over one that is.
    weight: weight >= 0 && weight <= 1 ? weight : 0,
  }
}

/** The reader's language out of an `Accept-Language` header; English where none fits. */
export const languageFrom = (header: string | null | undefined): Language => {
  let best: { readonly language: Language; readonly weight: number } | null = null
  for (const part of (header ?? '').split(',')) {
    const { language, weight } = wish(part)
    const known = language === '*' ? 'en' : language
    if (!isLanguage(known) || weight === 0) continue
    if (best === null || weight > best.weight) best = { language: known, weight }
  }
  return best?.language ?? 'en'
}
