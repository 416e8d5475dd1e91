import type { NeedsView, OwnView, PublicClock, PublicEvent, PublicStandings } from '@topcut/engine'

/** A view as it was seen last. */
export type Seen<T> = { readonly version: number; readonly view: T }

/** What a phone shows; null where nothing of it has arrived yet. */
export type PhoneViews = {
  readonly me: Seen<OwnView> | null
  readonly event: Seen<PublicEvent> | null
  readonly clock: Seen<PublicClock | null> | null
  readonly standings: Seen<PublicStandings> | null
  readonly needs: Seen<NeedsView | null> | null
}
export type PhonePart = keyof PhoneViews

export const noViews: PhoneViews = {
  me: null,
  event: null,
  clock: null,
  standings: null,
  needs: null,
}
