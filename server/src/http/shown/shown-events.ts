import {
  asPublished,
  type Event,
  type EventId,
  type EventState,
  type LeaderId,
  type People,
  type PublicPart,
  type PublicView,
  type Published,
  peopleFrom,
  publicHead,
  publicParts,
  shortCode,
} from '@topcut/engine'
import type { Desk } from '../../desk/desk.ts'
import { type Sheet, sheetOf } from './sheet.ts'

/** What everybody may see of an event at one version, each part made once, when first needed. */
export type Shown = {
  readonly version: number
  readonly people: People
  readonly published: Published
  readonly view: <P extends PublicPart>(part: P) => PublicView<P>
  readonly sheet: (part: PublicPart) => Sheet
}

export type ShownEvents = {
  /** The event as everybody may see it now; null where there is none. */
  readonly now: (event: EventId) => Promise<Shown | null>
}

type LeaderNames = ReadonlyMap<LeaderId, string>

/** How many events are kept ready; a hall runs a few. */
const room = 64

const show = (event: Event, state: EventState, people: People, leaders: LeaderNames): Shown => {
  const head = publicHead(event)
  const code = head === null ? null : shortCode(head)
  const published = asPublished(state, people, undefined, leaders, code)
  const views = new Map<PublicPart, unknown>()
  const sheets = new Map<PublicPart, Sheet>()
  const view = <P extends PublicPart>(part: P): PublicView<P> => {
    if (!views.has(part)) views.set(part, publicParts[part](published))
    return views.get(part) as PublicView<P>
  }
  const sheet = (part: PublicPart): Sheet => {
    const made = sheets.get(part) ?? sheetOf('public', state.version, view(part))
    sheets.set(part, made)
    return made
  }
  return { version: state.version, people, published, view, sheet }
}

type Kept = {
  /** Null where names have changed since. */
  people: Promise<People> | null
  shown: Shown | null
  /** What its leaders are called, for as long as the same ones lead it. */
  leaders: { readonly of: string; readonly names: LeaderNames } | null
  readonly stop: () => void
}

/** Keeps what everybody sees ready, so that a whole hall looking at once costs one look. */
export const openShownEvents = (
  desk: Desk,
  leadersOf: (event: EventId) => Promise<LeaderNames>,
): ShownEvents => {
  const all = new Map<EventId, Kept>()

  const keep = (event: EventId): Kept => {
    const known = all.get(event)
    const kept: Kept = known ?? {
      people: null,
      shown: null,
      leaders: null,
      stop: desk.listen(event, ({ people, erased = [], isDeleted = false }) => {
        if (isDeleted) kept.shown = null
        if (isDeleted || people.length + erased.length > 0) kept.people = null
      }),
    }
    all.delete(event)
    all.set(event, kept)
    const [oldest] = all
    if (all.size > room && oldest !== undefined) {
      all.delete(oldest[0])
      oldest[1].stop()
    }
    return kept
  }

  const peopleOf = (event: EventId, kept: Kept): Promise<People> => {
    if (kept.people !== null) return kept.people
    const asked = desk.people(event).then(peopleFrom)
    kept.people = asked
    asked.catch(() => {
      if (kept.people === asked) kept.people = null
    })
    return asked
  }

  const leaderNames = async (
    event: EventId,
    kept: Kept,
    leaders: EventState['leaders'],
  ): Promise<LeaderNames> => {
    const of = JSON.stringify(leaders)
    // Where one of them plays, every table says who rules there; elsewhere a hall in a rush would
    // ask with each result for the one name that stands above the page.
    const isPlaying = leaders.some(({ plays }) => plays !== null)
    if (!isPlaying && kept.leaders?.of === of) return kept.leaders.names
    const names = await leadersOf(event)
    kept.leaders = { of, names }
    return names
  }

  return {
    now: async (event) => {
      const held = await desk.load(event)
      if (held === null || held.state === null) return null
      const kept = keep(event)
      const people = await peopleOf(event, kept)
      const { shown } = kept
      if (shown?.version === held.state.version && shown.people === people) return shown
      const leaders = await leaderNames(event, kept, held.state.leaders)
      const made = show(held, held.state, people, leaders)
      // Two may look at once: the slower one must not put an older state back.
      if (shown === null || shown.version <= made.version) kept.shown = made
      return made
    },
  }
}
