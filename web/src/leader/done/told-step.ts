import type { Entry, Event, Fact } from '@topcut/engine'
import { factSentence, type Names } from '@topcut/protocol/words'
import type { DeskWords } from '../../words/desk.ts'

/** More sentences are not read by anybody in a hurry. */
const most = 3

const isRemoval = (fact: Fact): boolean => fact.kind === 'player-dropped' && fact.after === 0

/** What a step says of itself; many of a kind are counted. */
export const toldStep = (
  words: DeskWords,
  names: Names,
  { log }: Event,
  entries: readonly Entry[],
): string => {
  const { page, language } = words
  /** The entries that a step took back; null where it is no undo. */
  const undoneBy = (step: readonly Entry[]): readonly Entry[] | null => {
    const back = step.map(({ fact }) => (fact.kind === 'undone' ? log[fact.entry - 1] : undefined))
    const known = back.filter((entry) => entry !== undefined)
    return known.length === step.length ? known : null
  }
  const told = (step: readonly Entry[]): string => {
    const sentences = (some: readonly Entry[]) =>
      some.map(({ fact }) => factSentence(language, fact, names)).join(' · ')
    if (step.length <= most) return sentences(step)
    const back = undoneBy(step)
    if (back !== null) {
      // What took something back and is itself taken back says what stands again.
      const again = undoneBy(back)
      return again === null ? page.undoneStep(told(back)) : told(again)
    }
    const removed = step.filter(({ fact }) => isRemoval(fact))
    if (removed.length > most) {
      const others = step.filter(({ fact }) => !isRemoval(fact))
      const count = page.people.byCode.removed(removed.length)
      return others.length === 0 ? count : `${sentences(others)} · ${count}`
    }
    return `${sentences(step.slice(0, most))} · ${page.andMore(step.length - most)}`
  }
  return told(entries)
}
