import { type Entry, type Fact, type FactKind, type Log, liveEntries } from '@topcut/engine'
import type { HookMessageType, HookTopic } from '@topcut/protocol'
import type { Hook } from './hook.ts'

type Told = Exclude<HookMessageType, 'taken-back' | 'trial'> & FactKind

/** Which facts are news outside, and for whom. */
const topicsOf: { readonly [K in Told]: readonly HookTopic[] } = {
  'event-announced': ['announced'],
  'event-cancelled': ['announced', 'end'],
  'round-published': ['rounds'],
  'round-repaired': ['rounds'],
  'round-closed': ['standings'],
  'cut-made': ['standings'],
  'result-entered': ['results'],
  // Standings that were told are not right any more.
  'result-amended': ['results', 'standings'],
  'result-annulled': ['results'],
  'message-announced': ['messages'],
  'event-finished': ['end'],
}

export type ToldFact = Extract<Fact, { readonly kind: Told }>

/** One thing to be told: an entry, and the fact it brings or takes back. */
export type Telling = {
  readonly entry: Entry
  readonly fact: ToldFact
  /** The entry that is taken back; null where something is published. */
  readonly takesBack: number | null
  readonly topics: readonly HookTopic[]
}

const isTold = (fact: Fact): fact is ToldFact => fact.kind in topicsOf

/** What an entry says of another one: undone once it is taken back, undone twice it is there again. */
const settled = (
  log: Log,
  { n, fact }: Entry,
): { readonly n: number; readonly isBack: boolean } => {
  if (fact.kind !== 'undone') return { n, isBack: false }
  const target = log[fact.entry - 1]
  if (target === undefined) return { n, isBack: false }
  const { n: first, isBack } = settled(log, target)
  return { n: first, isBack: !isBack }
}

const tellingOf = (log: Log, entry: Entry): Telling | null => {
  const { n, isBack } = settled(log, entry)
  const fact = log[n - 1]?.fact
  if (fact === undefined || !isTold(fact)) return null
  return { entry, fact, takesBack: isBack ? n : null, topics: topicsOf[fact.kind] }
}

const isWanted = ({ tells }: Hook, { topics, entry }: Telling): boolean =>
  topics.some((topic) => entry.n > (tells[topic] ?? Number.POSITIVE_INFINITY))

/** What a hook is to be told of the entries after one, in their order. */
export const tellingsAfter = (hook: Hook, log: Log, after: number): readonly Telling[] =>
  log.slice(after).flatMap((entry) => {
    const telling = tellingOf(log, entry)
    return telling !== null && isWanted(hook, telling) ? [telling] : []
  })

export const tellingAt = (log: Log, n: number): Telling | null => {
  const entry = log[n - 1]
  return entry === undefined ? null : tellingOf(log, entry)
}

/** Whether what an entry says still stands. */
export const isStanding = (log: Log, { entry }: Telling): boolean =>
  liveEntries(log).some(({ n }) => n === entry.n)
