import type { AnnouncementLine, PublicAnnouncement } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'
import type { DeskWords } from '../../words/desk.ts'
import { toldLines } from './told-lines.ts'

/** Nobody is named here: who leads an event is theirs to tell. */
const names: Names = {
  player: () => '–',
  leader: () => '–',
  regulation: (id) => id,
  match: () => null,
}

type Announced = Pick<AnnouncementLine, 'key' | 'rule'> & { readonly told: readonly string[] }

/** What players were told, line by line; what is still missing is not told either. */
export const announcedLines = (
  words: DeskWords,
  announcement: PublicAnnouncement | null,
): readonly Announced[] =>
  (announcement?.lines ?? []).flatMap(({ key, rule, values }) => {
    const { 'second-leader': _, ...shown } = values
    const told = toldLines(words, names, shown).filter((line) => line !== null)
    return told.length === 0 ? [] : [{ key, rule, told }]
  })
