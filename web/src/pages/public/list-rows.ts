import type { PublicList, PublicStandings, SquadList } from '@topcut/engine'
import { type Language, thing } from '@topcut/protocol/words'
import type { SentList } from '../../parts/list/export/lists-file.ts'
import { capital } from '../../words/capital.ts'

export type ListRow = PublicList & Omit<SentList, 'name'>

/** The best place first, those without one by their number. */
export const listRows = (
  lists: readonly PublicList[],
  standings: PublicStandings | undefined,
): readonly ListRow[] => {
  const places = new Map(standings?.places?.map(({ player, place }) => [player, place]))
  const lines = new Map(standings?.rows.map((row) => [row.player, row]))
  const last = Number.MAX_SAFE_INTEGER
  return lists
    .map((one) => {
      const line = lines.get(one.player)
      const place = places.get(one.player) ?? line?.place ?? null
      return { ...one, place, tournamentPoints: line?.tournamentPoints ?? null }
    })
    .toSorted((a, b) => (a.place ?? last) - (b.place ?? last) || a.number - b.number)
}

/** What a list is, in a word. */
export const factionText = (language: Language, list: SquadList): string => {
  switch (list.kind) {
    case 'squad':
    case 'army':
      return capital(language, thing(language, list.faction))
    case 'decks':
    case 'team-decks':
      return list.decks
        .flatMap(({ affiliations }) => affiliations.slice(0, 1).map(({ name }) => name))
        .join(', ')
    case 'text':
      return ''
  }
}
