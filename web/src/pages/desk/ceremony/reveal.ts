import type { Place, PlayerId } from '@topcut/engine'

/** One moment of the ceremony: a place and all who share it. */
type Reveal = { readonly place: number; readonly players: readonly PlayerId[] }

/** From the last place that is called to the champion; nobody is called without a place. */
export const revealsOf = (places: readonly Place[], best: number | null): readonly Reveal[] => {
  const called = new Map<number, PlayerId[]>()
  for (const { place, player } of places) {
    if (place === null || (best !== null && place > best)) continue
    called.set(place, [...(called.get(place) ?? []), player])
  }
  return [...called]
    .map(([place, players]) => ({ place, players }))
    .sort((a, b) => b.place - a.place)
}
