type PublicFeed = { readonly address: string; readonly type: string }

/** Where readers of news, calendars and programs find what the page for people shows. */
export const publicFeeds = (event: string): readonly PublicFeed[] =>
  (
    [
      ['feed.atom', 'application/atom+xml'],
      ['calendar.ics', 'text/calendar'],
      ['feed.json', 'application/json'],
    ] as const
  ).map(([file, type]) => ({ address: `/api/events/${event}/${file}`, type }))
