import {
  type Catalogue,
  type Day,
  type Event,
  type Person,
  type PlayerId,
  regulationOf,
  type Structure,
  sha256,
  stagesOf,
} from '@topcut/engine'
import type { Lost } from '../formats/lost.ts'
import { type PlacedRefusal, Refused } from '../refusal.ts'
import { checkIn, createdFrom, playOut } from '../scenario/play.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Teller } from '../scenario/telling.ts'
import { withIds } from '../scenario/with-ids.ts'
import type { TakenIn } from '../take-in.ts'
import { toolNames } from '../words/tool-names.ts'
import { submitListsAlong } from './lists-along.ts'
import { isKept, peopleBeside } from './people-beside.ts'

/** To be looked at, or to be played on. */
export type WayIn = 'finished' | 'going-on'

type TakingOver = {
  readonly way: WayIn
  readonly name: string
  readonly date: Day
  /** How many Swiss rounds and what cut are planned, where the file says nothing of it. */
  readonly plan?: { readonly rounds: number; readonly cut: number }
  readonly teller: Teller
  /** Of the bytes of the file. */
  readonly digest: string
  /** What ids and lots are drawn from: nobody may know it before. */
  readonly luck: string
  /** The cards by which a document judges lists. */
  readonly cards: (regulation: string) => Catalogue | null
}

/** An event of its own: the log names nobody, the people stand beside it. */
type TakenOver = {
  readonly event: Event
  readonly people: readonly Person[]
  /** What the event has no place for either. */
  readonly lost: readonly Lost[]
}

/** What stands against it, and whom its ids stand for. */
type NotTakenOver = {
  readonly refusal: PlacedRefusal
  readonly nameOf: (player: PlayerId) => string
}

/** Lots go by ids: where they would seed a bracket otherwise, other ids may draw what was played. */
const attempts = 24
/** No person is called longer anywhere here. */
const longestName = 80

/** Makes an event of a file that was taken in. */
export const takeOver = (
  taken: TakenIn,
  over: TakingOver,
  attempt = 1,
): TakenOver | NotTakenOver => {
  const missing = missingIn(taken.scenario, over.way)
  if (missing !== null) return { refusal: missing, nameOf: (player) => player }
  const idFor = (what: string) => `p${sha256(`${over.luck} ${attempt} ${what}`).slice(0, 15)}`
  const ids = new Map(taken.scenario.players.map(({ name }, index) => [name, idFor(`${index}`)]))
  const names = new Map([...ids].map(([name, id]) => [id, name]))
  const scenario = withIds(
    prepared(taken, over),
    (name) => ids.get(name) ?? name,
    (witness) => idFor(`witness ${witness}`),
  )
  const { way, name, teller, digest } = over
  const cards = over.cards(scenario.regulation)
  const cameFrom = { tool: toolNames[taken.format], digest }
  try {
    const tale = createdFrom(scenario, { name, teller, cameFrom, cards })
    const unread = submitListsAlong(tale, taken, ids, cards)
    if (scenario.rounds.length > 0) {
      checkIn(tale, scenario)
      playOut(tale, scenario, { leftOut: 'lenient' })
      if (way === 'finished') tale.give({ kind: 'finish-event' }, { override: 'as played' })
    }
    const lost = [...taken.lost.filter((one) => !isKept(one)), ...unread]
    return { event: tale.event(), people: peopleBeside(taken, ids), lost }
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault
    if (fault.refusal.code === 'wrong-bracket' && attempt < attempts) {
      return takeOver(taken, over, attempt + 1)
    }
    return { refusal: fault.refusal, nameOf: (player) => names.get(player) ?? player }
  }
}

/** What keeps a file from being an event at all. */
const missingIn = ({ players, rounds }: Scenario, way: WayIn): PlacedRefusal | null => {
  if (rounds.length === 0 && way === 'finished') return { code: 'stage-not-started' }
  const long = players.findIndex(({ name }) => name.length > longestName)
  if (long < 0) return null
  return {
    code: 'bad-value',
    field: 'name',
    expected: `1 … ${longestName}`,
    at: `players[${long}]`,
  }
}

const isOwn = ({ format }: TakenIn): boolean => format === 'scenario' || format === 'topcut'

/** What no file of another tool says: the day, and what lots are drawn from. */
const prepared = (taken: TakenIn, { way, date, luck, plan }: TakingOver): Scenario => {
  const { scenario } = taken
  const finals = regulationOf(scenario.regulation)?.structure.finals ?? 'elimination'
  const planned: Structure =
    plan === undefined || scenario.structure.kind !== 'open'
      ? scenario.structure
      : { kind: 'custom', stages: stagesOf(plan.rounds, plan.cut, finals) }
  return {
    ...scenario,
    date,
    entropy: isOwn(taken) ? scenario.entropy : sha256(`${luck} lots`),
    structure: way === 'finished' ? playedStructure(scenario) : planned,
  }
}

/** Swiss rounds that were planned and not played would keep the event from ending. */
const playedStructure = ({ structure, rounds }: Scenario): Structure =>
  rounds.every(({ stage }) => stage === 'swiss')
    ? { kind: 'custom', stages: stagesOf(rounds.length, 0, 'elimination') }
    : structure
