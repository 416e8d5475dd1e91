import { type Scenario, takeIn } from '@topcut/exchange'
import fc from 'fast-check'
import { type Event, emptyEvent, type Regulation, regulations } from '../../engine/src/index.ts'
import { anyPlan, liveThrough } from '../../engine/testing/any/any-event.ts'

/** A drawn event of any document, at its end or on the way there, as Topcut exports it. */
export const exportedEvent = (seed: number): string => {
  const regulation = regulations[seed % regulations.length] as Regulation
  const [plan] = fc.sample(anyPlan(regulation), { numRuns: 1, seed })
  if (plan === undefined) return ''
  const states: Event[] = [emptyEvent]
  liveThrough(plan, ({ after }) => states.push(after), { forks: Number.MAX_SAFE_INTEGER })
  // Most are whole days; every fourth stops somewhere on the way.
  const at = seed % 4 === 3 ? Math.floor(states.length * 0.8) : states.length - 1
  const { log = [], state = null } = states[at] ?? {}
  const people = [...(state?.players.keys() ?? [])].map((player, index) => ({
    player,
    name: `${nameOf(index, seed)}`,
    ...(regulation.terms.inTeams === true
      ? { members: [`${player} light`, `${player} dark`] }
      : {}),
  }))
  const events = [{ event: 'drawn', entries: log, people }]
  return JSON.stringify({ format: 'topcut-events', version: 1, events })
}

/** Names that tables, tags and columns stumble over. */
const odd = [
  'Zoë',
  'Łucja',
  "O'Neill",
  'Ben, the 2nd',
  'semi;colon',
  '"Ace"',
  '小林',
  'a<b>&c',
  'tab\tbed',
]

const nameOf = (index: number, seed: number): string =>
  index < odd.length && seed % 3 === 0 ? (odd[index] ?? '') : `Player ${index + 1}`

export const scenarioFrom = (text: string): Scenario =>
  takeIn(new TextEncoder().encode(text), 'drawn', null).scenario
