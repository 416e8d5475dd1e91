import {
  type AboutChange,
  type Command,
  type Details,
  day,
  type EditionRelease,
  type EventState,
  type ListsOpenTo,
  type Options,
  type PlayerId,
  type Prize,
  rulesOf,
} from '@topcut/engine'
import { roundMinutesOf, type TypedMinutes } from '../../../leader/structure/lengths-left-open.ts'
import { isSame } from '../../../parts/is-same.ts'
import { type EmbeddingDraft, embeddingDraft, embeddingTyped } from './embedding-draft.ts'

/** A day as it is typed. */
export type ReleaseDraft = Omit<EditionRelease, 'day'> & { readonly day: string }

/** Everything the settings hold, as it is typed: nothing is an empty text. */
export type Settings = {
  readonly name: string
  readonly date: string
  readonly until: string
  readonly start: string
  readonly venue: string
  readonly address: string
  readonly description: string
  readonly logo: string
  readonly fee: string
  readonly prizes: readonly Prize[]
  readonly capacity: string
  readonly minutes: TypedMinutes
  readonly options: Options
  readonly clubsApart: boolean
  readonly releases: readonly ReleaseDraft[]
  readonly listsOpenTo: ListsOpenTo
  /** When everybody learns who has won. */
  readonly champion: 'at-the-end' | 'at-once'
  readonly embedding: EmbeddingDraft
}

export type SettingName = keyof Settings

/** Only what somebody has touched. */
export type SettingsDraft = Partial<Settings>

export const settingsOf = (state: EventState): Settings => {
  const { created, about } = state
  const { swiss, elimination } = created.roundMinutes ?? {}
  return {
    name: created.name,
    date: created.date,
    until: about.until ?? '',
    start: about.start ?? '',
    venue: about.venue ?? '',
    address: about.address ?? '',
    description: about.description ?? '',
    logo: about.logo ?? '',
    fee: about.fee ?? '',
    prizes: about.prizes ?? [],
    capacity: `${state.capacity ?? ''}`,
    minutes: { swiss: `${swiss ?? ''}`, elimination: `${elimination ?? ''}` },
    options: created.options,
    clubsApart: state.clubsApart !== null,
    releases: state.details.releases ?? [],
    listsOpenTo: state.listsOpenTo,
    champion: about.champion ?? 'at-the-end',
    embedding: embeddingDraft(state.embedding),
  }
}

/** A line that was added and left empty is no prize. */
const written = (prizes: readonly Prize[]): readonly Prize[] =>
  prizes.filter((prize) => `${prize.for}${prize.what}`.trim() !== '')

/** Nor is one without a product and a day a release. */
const entered = (releases: readonly ReleaseDraft[]): readonly EditionRelease[] =>
  releases
    .filter((one) => `${one.product}${one.day}`.trim() !== '')
    .map((one) => ({ ...one, product: one.product.trim(), day: day(one.day) }))

/** What was typed after the rest was sent; null where nothing was. */
export const typedSince = (sent: SettingsDraft, now: SettingsDraft): SettingsDraft | null => {
  const left = Object.entries(now).filter(
    ([name, typed]) => !isSame(typed, sent[name as SettingName]),
  )
  return left.length === 0 ? null : Object.fromEntries(left)
}

/** What is typed otherwise than it stands, in the order of the page. */
export const changedSettings = (draft: SettingsDraft, saved: Settings): readonly SettingName[] => {
  const { prizes, releases, embedding } = draft
  const now: SettingsDraft = {
    ...draft,
    ...(prizes === undefined ? {} : { prizes: written(prizes) }),
    ...(releases === undefined ? {} : { releases: entered(releases) }),
    ...(embedding === undefined ? {} : { embedding: embeddingDraft(embeddingTyped(embedding)) }),
  }
  return (Object.keys(saved) as SettingName[]).filter(
    (name) => now[name] !== undefined && !isSame(now[name], saved[name]),
  )
}

/** One press of a button: what has to be given for it, and nothing for what stays. */
export const settingsCommands = (
  state: EventState,
  draft: SettingsDraft,
  clubs: readonly (readonly PlayerId[])[],
): readonly Command[] => {
  const saved = settingsOf(state)
  const now = { ...saved, ...draft }
  const changed = changedSettings(draft, saved)
  const has = (...names: readonly SettingName[]) => names.some((name) => changed.includes(name))
  const about = saidAnew(now, changed)
  const { regulation } = rulesOf(state.created)
  const lengths = roundMinutesOf(regulation, now.minutes)
  return [
    ...(isSame(about, {}) ? [] : [{ kind: 'describe-event', about } as const]),
    ...(has('capacity')
      ? [{ kind: 'set-capacity', players: Number(now.capacity) || null } as const]
      : []),
    // The command takes the place of both.
    ...(has('minutes', 'options')
      ? [{ kind: 'change-options', options: now.options, ...lengths } as const]
      : []),
    ...(has('clubsApart')
      ? [{ kind: 'keep-clubs-apart', clubs: now.clubsApart ? clubs : null } as const]
      : []),
    // The command takes the place of all details.
    ...(has('releases')
      ? [{ kind: 'set-details', details: detailsWith(state.details, now.releases) } as const]
      : []),
    ...(has('listsOpenTo') ? [{ kind: 'open-lists', to: now.listsOpenTo } as const] : []),
    ...(has('embedding')
      ? [{ kind: 'allow-embedding', on: embeddingTyped(now.embedding) } as const]
      : []),
  ]
}

const detailsWith = (details: Details, typed: readonly ReleaseDraft[]): Details => {
  const { releases: _, ...others } = details
  const releases = entered(typed)
  return releases.length === 0 ? others : { ...others, releases }
}

/** An emptied field takes away what it held; a name that is none is the engine's to refuse. */
const saidAnew = (now: Settings, changed: readonly SettingName[]): AboutChange => {
  const orGone = (text: string) => (text === '' ? null : text)
  const prizes = written(now.prizes)
  const said: { readonly [K in keyof AboutChange]-?: AboutChange[K] } = {
    name: now.name,
    date: day(now.date),
    until: now.until === '' ? null : day(now.until),
    start: orGone(now.start),
    venue: orGone(now.venue),
    address: orGone(now.address),
    description: orGone(now.description),
    logo: orGone(now.logo),
    fee: orGone(now.fee),
    prizes: prizes.length === 0 ? null : prizes,
    champion: now.champion === 'at-once' ? now.champion : null,
  }
  return Object.fromEntries(
    Object.entries(said).filter(([name]) => changed.some((one) => one === name)),
  )
}
