import type { Command, EventState, People, PlayerId, PlayerState } from '@topcut/engine'
import { folded } from '../../parts/found-by.ts'
import { isSame } from '../../parts/is-same.ts'

type Club = { readonly name: string; readonly players: readonly PlayerId[] }

/** The clubs of which several are here; two spellings of one are one. */
export const clubsOf = (players: readonly PlayerState[], people: People): readonly Club[] => {
  const clubs = new Map<string, { readonly name: string; readonly players: PlayerId[] }>()
  for (const { player, lastRound } of players) {
    const name = people.get(player)?.club?.trim() ?? ''
    if (name === '' || lastRound !== null) continue
    const known = clubs.get(folded(name))
    if (known === undefined) clubs.set(folded(name), { name, players: [player] })
    else known.players.push(player)
  }
  return [...clubs.values()]
    .filter((club) => club.players.length > 1)
    .toSorted((a, b) => b.players.length - a.players.length || a.name.localeCompare(b.name))
}

/** Before round 1 is paired: who of one club has come since they were to be kept apart. */
export const clubsAnew = (state: EventState, people: People): Command | null => {
  if (state.clubsApart === null || state.rounds.length > 0) return null
  const clubs = clubsOf([...state.players.values()], people).map(({ players }) => players)
  return isSame(clubs, state.clubsApart) ? null : { kind: 'keep-clubs-apart', clubs }
}
