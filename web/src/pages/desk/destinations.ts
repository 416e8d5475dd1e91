import type { Destinations } from '../../leader/destinations.ts'
import { lookAtPlayer } from './players/looked-at-player.ts'
import { showSection } from './sections.ts'

export const deskDestinations: Destinations = {
  toPlayer: lookAtPlayer,
  toMatters: () => showSection('matters'),
}
