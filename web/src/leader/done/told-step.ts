import type { Entry, Event, Fact } from '@topcut/engine'
import { factSentence, type Names } from '@topcut/protocol/words'
import type { DeskWords } from '../../words/desk.ts'

/** More sentences are not read by anybody in a hurry. */
const most = 3

/** What is told by its number where there are many; null where each is told for itself. */
const countOf = ({ page }: DeskWords, fact: Fact): ((count: number) => string) | null => {
  switch (fact.kind) {
    case 'player-registered':
      return page.registeredMany
    case 'player-checked-in':
      return page.checkedInMany
    case 'match-started':
      return page.rounds.status.begunMany
    case 'player-dropped':
      return fact.after === 0 ? page.people.byCode.removed : null
    default:
      return null
  }
}

/** What a step says of itself; many of a kind are counted, and what is taken back is named. */
export const toldStep = (
  words: DeskWords,
  names: Names,
  { log }: Event,
  entries: readonly Entry[],
): string => {
  const { page, language } = words
  /** The entries that a step took back, the earliest first; null where it is no undo. */
  const undoneBy = (step: readonly Entry[]): readonly Entry[] | null => {
    const back = step.map(({ fact }) => (fact.kind === 'undone' ? log[fact.entry - 1] : undefined))
    const known = back.filter((entry) => entry !== undefined)
    return known.length === step.length ? known.toSorted((a, b) => a.n - b.n) : null
  }
  const counted = (step: readonly Entry[]): string => {
    const many = new Map<(count: number) => string, number>()
    const others: Entry[] = []
    for (const entry of step) {
      const count = countOf(words, entry.fact)
      if (count === null) others.push(entry)
      else many.set(count, (many.get(count) ?? 0) + 1)
    }
    const sentences = others.slice(0, most).map(({ fact }) => factSentence(language, fact, names))
    const more = others.length > most ? [page.andMore(others.length - most)] : []
    return [...sentences, ...[...many].map(([count, of]) => count(of)), ...more].join(' · ')
  }
  const told = (given: readonly Entry[]): string => {
    // What was done is read before what stood against it.
    const isAside = ({ fact }: Entry) => fact.kind === 'rule-overridden'
    const step = [...given.filter((entry) => !isAside(entry)), ...given.filter(isAside)]
    const back = undoneBy(step)
    if (back !== null) {
      // What took something back and is itself taken back says what stands again.
      const again = undoneBy(back)
      return again === null ? page.undoneStep(told(back)) : told(again)
    }
    if (step.length > most) return counted(step)
    return step.map(({ fact }) => factSentence(language, fact, names)).join(' · ')
  }
  return told(entries)
}

/** One entry of the log as a sentence; what was taken back is said in words, not by its number. */
export const toldEntry = (words: DeskWords, names: Names, event: Event, entry: Entry): string => {
  const { fact } = entry
  return fact.kind === 'undone'
    ? `${toldStep(words, names, event, [entry])} ${words.heading('reason')}: ${fact.reason}`
    : factSentence(words.language, fact, names)
}
