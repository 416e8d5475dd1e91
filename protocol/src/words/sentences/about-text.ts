import type { AboutChange } from '@topcut/engine'
import { dayText } from '../day-text.ts'
import { label } from '../label.ts'
import type { Language } from '../language.ts'
import { phrases } from '../phrases.ts'

/** A line of the log is read at a glance: of a long text its beginning. */
const beginning = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text

/** What was said anew of an event, each with its label: `venue: hall B; fee: none`. */
export const aboutText = (language: Language, about: AboutChange): string => {
  const { none, fresh, atOnce, atTheEnd } = phrases[language].details
  const day = (text: string) => dayText(language, text)
  const said: { readonly [K in keyof AboutChange]-?: string | null | undefined } = {
    name: about.name,
    date: about.date && day(about.date),
    until: about.until && day(about.until),
    start: about.start,
    venue: about.venue,
    address: about.address,
    description: about.description && beginning(about.description),
    fee: about.fee,
    prizes: about.prizes?.map((prize) => `${prize.for}: ${prize.what}`).join(', '),
    logo: about.logo && fresh,
    champion: about.champion === null ? atTheEnd : about.champion && atOnce,
  }
  const parts = (Object.keys(said) as (keyof AboutChange)[]).flatMap((key) =>
    about[key] === undefined ? [] : [`${label(language, `about.${key}`)}: ${said[key] || none}`],
  )
  return parts.length === 0 ? none : parts.join('; ')
}
