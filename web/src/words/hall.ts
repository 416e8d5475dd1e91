import { type DecidedBy, measureNames } from '@topcut/engine'
import { type InLanguages, type Language, measureName } from '@topcut/protocol/words'
import { capital } from './capital.ts'
import { hall as de } from './de/hall.ts'
import { hall as en } from './en/hall.ts'
import { withOwnStandings } from './own-standings.ts'
import { hall as pl } from './pl/hall.ts'
import { type OwnTerms, saidTo, type Topic } from './topic.ts'

export type HallWords = typeof en & {
  /** What decides a place, inside a sentence. */
  readonly measures: { readonly [D in DecidedBy]: string }
}

const words: InLanguages<typeof en> = { en, de, pl }

const usualWords = (language: Language, terms: OwnTerms | undefined): HallWords => {
  const named = measureNames.map((name) => [name, measureName(language, name)])
  const usual = withOwnStandings(saidTo(words[language], terms), language, terms)
  const measures = { ...usual.placedBy, ...Object.fromEntries(named) }
  return { ...usual, measures }
}

type Named = { readonly [key: string]: string }

export const hallWords: Topic<HallWords> = (language, terms) => {
  const usual = usualWords(language, terms)
  const own = terms?.[language]
  if (own === undefined) return usual
  const heading = (key: string, text: string) => capital(language, own[key] ?? text)
  const each = <T extends Named>(texts: T, prefix = ''): T =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, own[`${prefix}${key}`] ?? text]),
    ) as T
  return {
    ...usual,
    tabs: { ...usual.tabs, standings: heading('standings', usual.tabs.standings) },
    bye: own['bye'] ?? usual.bye,
    roles: each(usual.roles, 'role.'),
    endings: each(usual.endings, 'ending.'),
    outcomes: each(usual.outcomes, 'outcome.'),
    measures: each(usual.measures),
    columns: { ...usual.columns, place: heading('place', usual.columns.place) },
  }
}
