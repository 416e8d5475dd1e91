import { type MatchId, matchId, type PlayerId, playerId } from '@topcut/engine'
import type { Destinations } from '../../leader/destinations.ts'
import { openFragment } from '../../route/fragment.ts'
import { type JudgePlace, placeOf } from './place-of.ts'

export const judgePlace = openFragment<JudgePlace>(placeOf)

const toTop = () => window.scrollTo({ top: 0 })

/** By the address, so that the phone's own way back works. */
const go = (name: string) => {
  judgePlace.go(name)
  toTop()
}

export const openMatch = (match: MatchId): void => go(`match-${matchId(match)}`)
export const openPlayer = (player: PlayerId): void => go(`player-${playerId(player)}`)

export const judgeDestinations: Destinations = {
  toPlayer: (player) => {
    judgePlace.replace(`player-${playerId(player)}`)
    toTop()
  },
  toMatters: () => judgePlace.replace('matters'),
}
