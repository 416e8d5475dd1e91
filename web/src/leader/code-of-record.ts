import { type Event, publicHead, publicLength, shortCode } from '@topcut/engine'
import type { DeskWords } from '../words/desk.ts'

/** The code that everybody can compare, and the moment it is of. */
type CodeOfRecord = {
  readonly code: string
  readonly of: 'pairings' | 'results' | 'end'
  readonly round: number
}

/** Null before the first round is published: what nobody can look up proves nothing on paper. */
const codeOfRecord = (event: Event): CodeOfRecord | null => {
  const { log, state } = event
  const head = publicHead(event)
  if (head === null || state === null) return null
  const last = log
    .slice(0, publicLength(event))
    .findLast(({ fact }) => fact.kind === 'round-published' || fact.kind === 'round-closed')?.fact
  const round = last !== undefined && 'round' in last ? last.round : 0
  const isOver = state.finished !== null || state.cancelled !== null
  const of = isOver ? 'end' : last?.kind === 'round-closed' ? 'results' : 'pairings'
  return { code: shortCode(head), of, round }
}

/** As it stands at the foot of a sheet and below a text. */
export const codeLine = ({ page }: DeskWords, event: Event): string | null => {
  const found = codeOfRecord(event)
  return found === null ? null : `${page.codeOf[found.of](found.round)}: ${found.code}`
}

/** A text that leaves the house, with the code below it. */
export const withCode = (text: string, words: DeskWords, event: Event): string => {
  const line = codeLine(words, event)
  return line === null ? text : `${text}\n${line}\n`
}
