import { type MatchId, matchId, type PlayerId, playerId } from '@topcut/engine'

export const judgeTabs = ['calls', 'tables', 'matters', 'look-up'] as const
export type JudgeTab = (typeof judgeTabs)[number]

/** Where on the page a judge is. */
export type JudgePlace =
  | { readonly tab: 'tables'; readonly match: MatchId | null }
  | { readonly tab: 'calls' | 'matters' }
  | { readonly tab: 'look-up'; readonly player: PlayerId | null }

/** From the address: the code on a result slip leads to `match-…`. */
export const placeOf = (name: string): JudgePlace => {
  const [, kind, id = ''] = /^(match|player)-(.+)$/.exec(name) ?? []
  if (kind === 'match') return { tab: 'tables', match: matchId(id) }
  if (kind === 'player') return { tab: 'look-up', player: playerId(id) }
  if (name === 'tables') return { tab: 'tables', match: null }
  if (name === 'matters') return { tab: name }
  return name === 'look-up' ? { tab: 'look-up', player: null } : { tab: 'calls' }
}
