import {
  announcementSheet,
  type Entry,
  type Event,
  type EventState,
  liveEntries,
} from '@topcut/engine'

/** Whether the players have heard what will be played, and why not any more. */
export type AnnouncementState =
  | { readonly kind: 'to-announce' }
  | { readonly kind: 'announced' }
  /** The plan for those who are here now is another one. */
  | { readonly kind: 'outdated'; readonly announced: number; readonly now: number }
  /** Something was laid down after it was announced. */
  | { readonly kind: 'reopened'; readonly by: Entry }

export const announcementState = (event: Event, state: EventState): AnnouncementState => {
  const { status, headCount } = announcementSheet(state)
  if (status === 'announced') return { kind: status }
  if (status === 'outdated') {
    return { kind: status, announced: state.announced?.headCount ?? 0, now: headCount }
  }
  const live = liveEntries(event.log)
  const told = live.findLastIndex(({ fact }) => fact.kind === 'event-announced')
  const by = live.findLast(({ fact }, index) => index > told && fact.kind === 'details-set')
  return told === -1 || by === undefined ? { kind: 'to-announce' } : { kind: 'reopened', by }
}
