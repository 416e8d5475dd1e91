import type { Language } from '../../protocol/src/words/language.ts'

/** What the site itself says around a document, in the language of the document. */
type SiteWords = {
  readonly menu: string
  readonly contents: string
  readonly search: string
  readonly nothing: string
  readonly before: string
  readonly after: string
  readonly skip: string
  readonly languages: string
}

export const siteWords: Readonly<Record<Language, SiteWords>> = {
  en: {
    menu: 'All pages',
    contents: 'On this page',
    search: 'Search the headings',
    nothing: 'No heading has these words. Type fewer letters.',
    before: 'Before',
    after: 'Next',
    skip: 'To the text',
    languages: 'Language',
  },
  de: {
    menu: 'Alle Seiten',
    contents: 'Auf dieser Seite',
    search: 'Überschriften durchsuchen',
    nothing: 'Keine Überschrift enthält diese Wörter. Geben Sie weniger Buchstaben ein.',
    before: 'Zurück',
    after: 'Weiter',
    skip: 'Zum Text',
    languages: 'Sprache',
  },
  pl: {
    menu: 'Wszystkie strony',
    contents: 'Na tej stronie',
    search: 'Szukaj w nagłówkach',
    nothing: 'Żaden nagłówek nie zawiera tych słów. Wpisz mniej liter.',
    before: 'Wstecz',
    after: 'Dalej',
    skip: 'Do tekstu',
    languages: 'Język',
  },
}
