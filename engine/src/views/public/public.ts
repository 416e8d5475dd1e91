import type { Published } from '../redact.ts'
import { publicAnnouncement } from './announcement.ts'
import { publicBracket } from './bracket.ts'
import { publicClock } from './clock.ts'
import { publicEvent } from './event.ts'
import { publicLists } from './lists.ts'
import { publicPictures } from './pictures.ts'
import { publicPlayers } from './player.ts'
import { publicStandings } from './standings.ts'
import { publicTables } from './tables.ts'

/** What everybody may see of an event, part by part. */
export const publicParts = {
  event: publicEvent,
  logo: ({ state }: Published) => state.about.logo ?? null,
  players: publicPlayers,
  tables: (redacted: Published) => publicTables(redacted),
  standings: publicStandings,
  bracket: publicBracket,
  clock: publicClock,
  announcement: publicAnnouncement,
  pictures: publicPictures,
  'open-lists': publicLists,
} as const

export type PublicPart = keyof typeof publicParts
export type PublicView<P extends PublicPart> = ReturnType<(typeof publicParts)[P]>
