import { type EventId, type EventState, rulesOf } from '@topcut/engine'
import { pathOf, pathOfEvent } from '../../../route/route-of.ts'
import { capital } from '../../../words/capital.ts'
import type { DeskWords } from '../../../words/desk.ts'
import { findWords } from '../../../words/find.ts'
import { printWords } from '../../../words/print.ts'
import { settingsWords } from '../../../words/settings.ts'
import { sectionTitle } from '../section-title.ts'
import type { Section } from '../sections.ts'
import { type InsidePlace, insidePlaces, settingPlaces } from './inside-places.ts'

/** Somewhere one can go: a page of its own, or the place on the desk that holds what is looked for. */
type Elsewhere = {
  readonly text: string
  /** What people call it who do not know our word for it. */
  readonly also: string
  readonly note: string
  readonly to:
    | { readonly path: string }
    | { readonly section: Section; readonly at?: string | undefined }
    | 'share'
    | 'help'
    | 'keys'
}

/** Every page, sheet, export, setting and help that has no letter of its own on the desk. */
export const elsewhere = (
  event: EventId,
  words: DeskWords,
  state: EventState,
): readonly Elsewhere[] => {
  const { language } = words
  const { missions, terms } = rulesOf(state.created).regulation
  const { pages, inside, print, share, help, keys, settings } = findWords(language, terms)
  const onPage = (name: keyof typeof pages, path: string): Elsewhere => {
    const [text, also, note] = pages[name]
    return { text, also, note, to: { path } }
  }
  const within = ({ name, section, at }: InsidePlace): Elsewhere => {
    const [text, also] = inside[name]
    return { text, also, note: sectionTitle(words, section), to: { section, at } }
  }
  return [
    ...share.map(([text, also, note]): Elsewhere => ({ text, also, note, to: 'share' })),
    onPage('public', pathOfEvent(event, 'public')),
    onPage('wall', pathOfEvent(event, 'wall')),
    onPage('clock', pathOfEvent(event, 'clock')),
    onPage('poster', pathOfEvent(event, 'poster')),
    onPage('overlay', pathOfEvent(event, 'overlay')),
    onPage('judge', pathOfEvent(event, 'judge')),
    ...Object.entries(printWords(language, terms).sheets).map(([sheet, name]) => ({
      text: `${print.verb}: ${name}`,
      also: print.also,
      note: print.note,
      to: { path: `${pathOfEvent(event, 'print')}#${sheet}` },
    })),
    ...insidePlaces
      .filter(({ name }) => name !== 'missions' || missions !== null)
      .map((place) => within(place)),
    ...settingPlaces.map(
      ([name, at]): Elsewhere => ({
        text:
          name === 'capacity'
            ? settingsWords(language).capacity
            : capital(language, words.label(`about.${name}`)),
        also: settings[name],
        note: sectionTitle(words, 'settings'),
        to: { section: 'settings', at },
      }),
    ),
    onPage('events', pathOf({ page: 'start' })),
    onPage('account', pathOf({ page: 'account' })),
    { text: help[0], also: help[1], note: help[2], to: 'help' },
    { text: keys[0], also: keys[1], note: keys[2], to: 'keys' },
  ]
}
