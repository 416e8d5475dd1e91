import type { Ways } from '../../leader/ways.ts'
import { lookAtPlayer } from './players/looked-at-player.ts'
import { showSection } from './sections.ts'

export const deskWays: Ways = { toPlayer: lookAtPlayer, toMatters: () => showSection('matters') }
