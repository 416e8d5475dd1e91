import type { PlayerId } from '@topcut/engine'
import { openState } from '../../../state/state.ts'
import { showSection } from '../sections.ts'

/** The player whose sheet is open; null for the whole list. */
export const lookedAtPlayer = openState<PlayerId | null>(null)

export const lookAtPlayer = (player: PlayerId): void => {
  lookedAtPlayer.set(player)
  showSection('players')
  window.scrollTo({ top: 0 })
}
