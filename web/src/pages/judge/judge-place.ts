import { type MatchId, matchId, type PlayerId, playerId } from '@topcut/engine'
import { lookedAtPlayer } from '../../leader/player/looked-at-player.ts'
import { type Section, section } from '../../leader/sections.ts'
import { openFragment } from '../../route/fragment.ts'
import { type JudgePlace, placeOf } from './place-of.ts'

export const judgePlace = openFragment<JudgePlace>(placeOf)

/** Where the desk's own forms lead, as this page has it. */
const fromDesk: { readonly [S in Section]?: () => JudgePlace } = {
  tables: () => ({ tab: 'tables', match: null }),
  matters: () => ({ tab: 'matters' }),
  players: () => ({ tab: 'look-up', player: lookedAtPlayer.get() }),
}

section.subscribe(() => {
  const chosen = section.get()
  const place = chosen === null ? undefined : fromDesk[chosen]?.()
  if (place !== undefined) judgePlace.set(place)
})
// The sheet of another player, with the first one still open.
lookedAtPlayer.subscribe(() => {
  const player = lookedAtPlayer.get()
  if (player !== null && judgePlace.get().tab === 'look-up')
    judgePlace.set({ tab: 'look-up', player })
})

/** By the address, so that the phone's own way back works. */
const go = (name: string) => {
  judgePlace.go(name)
  window.scrollTo({ top: 0 })
}

export const openMatch = (match: MatchId): void => go(`match-${matchId(match)}`)
export const openPlayer = (player: PlayerId): void => go(`player-${playerId(player)}`)
