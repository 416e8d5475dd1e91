import type { Event, PlayerState } from '@topcut/engine'

/** Who registered oneself at most so many minutes ago and has not played, the latest first. */
export const registeredByCode = (
  { log, state }: Event,
  now: number,
  minutes: number,
): readonly PlayerState[] => {
  const since = now - minutes * 60_000
  return log.toReversed().flatMap(({ fact, by, at }) => {
    if (fact.kind !== 'player-registered' || by.role !== 'player' || at < since) return []
    const player = state?.players.get(fact.player)
    return player?.status === 'registered' || player?.status === 'waiting' ? [player] : []
  })
}
