import type { Published } from '../redact.ts'
import { type Pictures, type PlayerPlaces, picturesView } from '../standings/pictures.ts'
import { type PublicPlayer, publicPlayer } from './player.ts'

/** Lists only as totals, and only those that are open to everybody. */
export type PublicPictures = Omit<Pictures, 'players'> & {
  readonly players: readonly (PublicPlayer & Pick<PlayerPlaces, 'places'>)[]
}

export const publicPictures = (redacted: Published): PublicPictures => {
  const { players, ...rest } = picturesView(redacted.state)
  return {
    ...rest,
    players: players.map(({ player, places }) => ({ ...publicPlayer(redacted, player), places })),
  }
}
