import type { Entry, Event, EventState } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'
import { toldStep } from '../../leader/done/told-step.ts'
import { actorText } from '../../leader/matters/actor-text.ts'
import { capital } from '../../words/capital.ts'
import type { DeskWords } from '../../words/desk.ts'
import type { JudgeWords } from '../../words/judge.ts'

/** Where a call was, as a judge says it. */
const placeOf = (judge: JudgeWords, state: EventState, n: number): string => {
  const match = state.calls.get(n)?.match
  const table = match == null ? undefined : state.matches.get(match)?.table
  return table === undefined ? judge.call.noTable : `${judge.call.table} ${table}`
}

/**
 * A step of a judge in a few words, for a bar above the tabs: what is done all day says who and
 * where; anything else is told as everywhere.
 */
export const shortTold = (
  words: DeskWords,
  judge: JudgeWords,
  names: Names,
  event: Event,
  entries: readonly Entry[],
): string => {
  const { state, log } = event
  const { label, language, page } = words
  const back = entries.map(({ fact }) => (fact.kind === 'undone' ? log[fact.entry - 1] : undefined))
  const undone = back.filter((entry) => entry !== undefined)
  if (undone.length > 0 && undone.length === entries.length) {
    const first = undone.toSorted((a, b) => a.n - b.n)
    return page.undoneStep(shortTold(words, judge, names, event, first))
  }
  // An answer and what follows from it are one thing to whoever gave it.
  const [entry] = entries.filter(({ fact }) => fact.kind !== 'rule-overridden')
  if (state === null || entry === undefined) return ''
  const { fact, by } = entry
  switch (fact.kind) {
    case 'call-taken': {
      const where = placeOf(judge, state, fact.call)
      const goes = fact.leader === undefined ? by : { role: by.role, leader: fact.leader }
      return fact.leader === undefined
        ? `${where}: ${judge.call.youGo}`
        : `${where}: ${judge.call.goes(actorText(words, names, goes))}`
    }
    case 'call-closed':
      return `${placeOf(judge, state, fact.call)}: ${judge.call.settled}`
    case 'ruling-recorded': {
      const { penalty, players } = fact.ruling
      const what =
        penalty === undefined
          ? judge.rule.title
          : capital(language, label(`penalty.${penalty.kind}`))
      return players.length === 0 ? what : `${what}: ${players.map(names.player).join(', ')}`
    }
    default:
      return toldStep(words, names, event, entries)
  }
}
