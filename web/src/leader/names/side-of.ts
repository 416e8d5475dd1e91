import type { PlayerId } from '@topcut/engine'
import { sideName } from '../../parts/pairings/members.ts'
import type { PublicNames } from './public-names.ts'

/** A side in whatever text leaves the desk: a team with its people as each may be named. */
export const sideOf = (names: PublicNames, player: PlayerId): string =>
  sideName({ name: names.player(player), members: names.members(player) })
