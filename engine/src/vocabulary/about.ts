import type { Day } from './instant.ts'

/** What somebody wins: `1st – 4th`, `everyone`, and what it is. */
export type Prize = { readonly for: string; readonly what: string }

/** What anybody reads of an event beside its name, its day and its rules: it decides no place. */
export type About = {
  /** The last day of an event that takes several. */
  readonly until?: Day
  /** When round 1 is to begin, by the clock of the hall: `09:45`. */
  readonly start?: string
  readonly venue?: string
  readonly address?: string
  readonly description?: string
  /** As it is asked for: `15 €`, `free`. */
  readonly fee?: string
  readonly prizes?: readonly Prize[]
  /** A small picture with everything in it: `data:image/png;base64,…`. */
  readonly logo?: string
  /** When everybody learns who has won; absent: once the organizer finishes the event. */
  readonly champion?: 'at-once'
}

/** What is said anew, and only that; null takes it away. A name and a day are never taken away. */
export type AboutChange = { readonly name?: string; readonly date?: Day } & {
  readonly [K in keyof About]?: Exclude<About[K], undefined> | null
}

/** A log is read whole whenever its event is opened: what is looked at must not outweigh it. */
export const longestLogo = 32_000

const logoPattern = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/** No drawing that could bring a script along, nothing that would be fetched from elsewhere. */
export const isLogo = (text: string): boolean =>
  text.length <= longestLogo && logoPattern.test(text)

export const isTimeOfDay = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** As it is put on record: nobody reads the spaces around a text. */
export const trimmedAbout = (about: AboutChange): AboutChange =>
  Object.fromEntries(
    Object.entries(about).map(([field, said]) => [
      field,
      typeof said === 'string' ? said.trim() : said,
    ]),
  )

/** How it reads after a change. */
export const aboutAfter = (about: About, change: AboutChange): About => {
  const { name: _, date: __, ...said } = change
  return Object.fromEntries(
    Object.entries({ ...about, ...said }).filter(([, value]) => value !== null),
  )
}
