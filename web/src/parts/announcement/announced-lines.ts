import type { AnnouncementLine, PublicAnnouncement } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'
import type { DeskWords } from '../../words/desk.ts'
import { publicLeaderName } from './public-anew-text.ts'
import { toldLines } from './told-lines.ts'

/** Leaders by what everybody may call them, or by their office. */
const namesIn = ({ label }: DeskWords, announcement: PublicAnnouncement | null): Names => ({
  player: () => '–',
  leader: (id) => publicLeaderName(label, announcement?.leaders ?? [], id),
  regulation: (id) => id,
  match: () => null,
})

type Announced = Pick<AnnouncementLine, 'key' | 'rule'> & { readonly told: readonly string[] }

/** What players were told, line by line; what is still missing is not told either. */
export const announcedLines = (
  words: DeskWords,
  announcement: PublicAnnouncement | null,
): readonly Announced[] =>
  (announcement?.lines ?? []).flatMap(({ key, rule, values }) => {
    const told = toldLines(words, namesIn(words, announcement), values).filter(
      (line) => line !== null,
    )
    return told.length === 0 ? [] : [{ key, rule, told }]
  })
