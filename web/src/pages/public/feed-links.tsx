import type { EventId } from '@topcut/engine'

type Props = { readonly event: EventId }

/** Where programs find the same: a reader of news that is given this page, a calendar, a script. */
export const FeedLinks = ({ event }: Props) => (
  <>
    <link rel="alternate" type="application/atom+xml" href={`/api/events/${event}/feed.atom`} />
    <link rel="alternate" type="text/calendar" href={`/api/events/${event}/calendar.ics`} />
    <link rel="alternate" type="application/json" href={`/api/events/${event}/feed.json`} />
  </>
)
