import { publicAnnouncement } from './public-announcement.ts'
import { publicBracket } from './public-bracket.ts'
import { publicClock } from './public-clock.ts'
import { publicEvent } from './public-event.ts'
import { publicPictures } from './public-pictures.ts'
import { publicPlayers } from './public-player.ts'
import { publicStandings } from './public-standings.ts'
import { publicTables } from './public-tables.ts'
import type { Redacted } from './redact.ts'

/** What everybody may see of an event, part by part. */
export const publicParts = {
  event: publicEvent,
  players: publicPlayers,
  tables: (redacted: Redacted) => publicTables(redacted),
  standings: publicStandings,
  bracket: publicBracket,
  clock: publicClock,
  announcement: publicAnnouncement,
  pictures: publicPictures,
} as const

export type PublicPart = keyof typeof publicParts
export type PublicView<P extends PublicPart> = ReturnType<(typeof publicParts)[P]>
