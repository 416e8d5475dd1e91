import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Ask } from '../spine/ask.ts'

/** Players speak for themselves only; whoever runs the desk hands in a slip for anybody. */
export const isOwnMatter = ({ by }: Ask, player: PlayerId): boolean =>
  by.role !== 'player' || by.player === player
