import type { LeaderId, MatchId, OwnTerms, Pair, PlayerId } from '@topcut/engine'

type ShownMatch = { readonly table: number; readonly players: Pair<PlayerId> }

/** How ids are shown. The log holds no people, so whoever shows a sentence joins the names. */
export type Names = {
  readonly player: (id: PlayerId) => string
  readonly leader: (id: LeaderId) => string
  /** The display name that the regulation's own data has. */
  readonly regulation: (id: string) => string
  /** Null where the match is not at hand: its id is shown then. */
  readonly match: (id: MatchId) => ShownMatch | null
  /** The people of a team; nobody where everybody plays alone. */
  readonly members?: (id: PlayerId) => readonly string[]
  /** Whether those who are counted are teams. */
  readonly inTeams?: boolean
  /** What the title of the event calls otherwise than others. */
  readonly terms?: OwnTerms
  /** What a lot was drawn among: the name where it is a player's id, else the text itself. */
  readonly choice?: (text: string) => string
}

const idsAsNames: Names = {
  player: (id) => id,
  leader: (id) => id,
  regulation: (id) => id,
  match: () => null,
}

export const namesFrom = (names: Partial<Names> | undefined): Names => ({ ...idsAsNames, ...names })

export const playerList = (players: readonly PlayerId[], names: Names): string =>
  players.map(names.player).join(', ')

const named = 5

/** The first few by name, the rest by number: two hundred names are no sentence. */
export const somePlayers = (
  players: readonly PlayerId[],
  names: Names,
  andMore: (n: number) => string,
): string => {
  const first = playerList(players.slice(0, named), names)
  return players.length <= named ? first : `${first} ${andMore(players.length - named)}`
}
