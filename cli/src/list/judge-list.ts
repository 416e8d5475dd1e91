import { catalogueOf } from '@topcut/cards'
import {
  type Catalogue,
  type Day,
  type EventState,
  findingsIn,
  isJson,
  type Options,
  type Reading,
  readList,
  regulationOf,
  rulesOf,
} from '@topcut/engine'
import { jsonFault, placeIn, telling, tierOf } from '@topcut/exchange'
import type { Language } from '@topcut/protocol/words'
import { refused } from '../refusal.ts'
import { listOutput } from './list-output.ts'
import { onTerminal } from './on-terminal.ts'

/** What stands beside the file on the command line. */
type ListWish = {
  readonly file: string
  readonly regulation: string
  /** Without a day nobody asks what was out then. */
  readonly date: string | null
  readonly tier: string | null
  readonly options: Readonly<Record<string, string>>
}

type Judged = { readonly answer: unknown; readonly isLegal: boolean }

/** The event in which the list would be played, so far as the command line says. */
const eventOf = ({ regulation: id, date, tier, options }: ListWish): EventState => {
  const regulation = regulationOf(id)
  if (regulation === null) return refused({ code: 'unknown-regulation', regulation: id })
  const tale = telling()
  tale.give({
    kind: 'create-event',
    name: 'list',
    regulation: regulation.id,
    tier: tierOf(tier, regulation),
    date: (date ?? regulation.defaultDate) as Day,
    structure: { kind: 'open' },
    options: options as Options,
    entropy: '',
  })
  return tale.state()
}

/** A text in which nobody knows one card may be anything; a file says itself what it is. */
const isList = ({ lines }: Reading, isFile: boolean): boolean =>
  isFile || lines.some(({ is }) => is === 'card' || is === 'guessed')

const readingOf = (catalogue: Catalogue, text: string, file: string): Reading => {
  const fault = isJson(text) ? jsonFault(text) : null
  const reading = readList(catalogue, text)
  // Words behind a file break it as JSON, and hide nothing of the list in it.
  const isFile = isJson(text) && fault?.kind !== 'broken'
  if (reading !== null && isList(reading, isFile)) return reading
  return fault?.kind === 'broken'
    ? refused({ code: 'broken-json', file, ...placeIn(text, fault.offset) })
    : refused({ code: 'no-list', file })
}

/** Reads one list and judges it by the document and its cards. */
export const judgeList = (text: string, wish: ListWish, language: Language): Judged => {
  const { created, details } = eventOf(wish)
  const { regulation } = rulesOf(created)
  const catalogue = catalogueOf(regulation.cards ?? '')
  if (catalogue === null) {
    return refused({ code: 'not-in-this-regulation', what: 'list', regulation: regulation.id })
  }
  const reading = readingOf(catalogue, text, wish.file)
  const found = findingsIn({ ...created, details }, regulation.lists, reading.list, catalogue)
  const findings = onTerminal(found, {
    reading,
    rule: regulation.lists.list.rule,
    isDated: wish.date !== null,
  })
  const answer = listOutput(reading, findings, language)
  return { answer, isLegal: answer.legal }
}
