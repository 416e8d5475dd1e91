import type { EventId } from '@topcut/engine'
import type { Language } from '@topcut/protocol/words'
import { pathOf, pathOfEvent } from '../../../route/route-of.ts'
import { findWords } from '../../../words/find.ts'
import { printWords } from '../../../words/print.ts'
import type { Section } from '../sections.ts'

/** Somewhere one can go: a page of its own, or the section that holds what was looked for. */
type Elsewhere = {
  readonly text: string
  /** What people call it who do not know our word for it. */
  readonly also: string
  readonly note: string
  readonly to: { readonly path: string } | { readonly section: Section } | 'share'
}

/** Every page, sheet, export and setting that has no letter of its own on the desk. */
export const elsewhere = (event: EventId, language: Language): readonly Elsewhere[] => {
  const { pages, inside, print, share } = findWords(language)
  const onPage = (name: keyof typeof pages, path: string): Elsewhere => {
    const [text, also, note] = pages[name]
    return { text, also, note, to: { path } }
  }
  const within = (name: keyof typeof inside, section: Section): Elsewhere => {
    const [text, also, note] = inside[name]
    return { text, also, note, to: { section } }
  }
  const [shareText, shareAlso, shareNote] = share
  return [
    { text: shareText, also: shareAlso, note: shareNote, to: 'share' },
    onPage('public', pathOfEvent(event, 'public')),
    onPage('wall', pathOfEvent(event, 'wall')),
    onPage('clock', pathOfEvent(event, 'clock')),
    onPage('poster', pathOfEvent(event, 'poster')),
    onPage('judge', pathOfEvent(event, 'judge')),
    ...Object.entries(printWords(language).sheets).map(([sheet, name]) => ({
      text: `${print.verb}: ${name}`,
      also: print.also,
      note: print.note,
      to: { path: `${pathOfEvent(event, 'print')}#${sheet}` },
    })),
    within('exports', 'standings'),
    within('joinCode', 'leaders'),
    within('message', 'announcement'),
    within('undo', 'log'),
    within('about', 'settings'),
    within('plan', 'settings'),
    within('clubs', 'settings'),
    within('seen', 'settings'),
    within('ending', 'settings'),
    onPage('events', pathOf({ page: 'start' })),
    onPage('account', pathOf({ page: 'account' })),
  ]
}
