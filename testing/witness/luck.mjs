import { canonical, sha256 } from './canonical.mjs'

/**
 * Follows the lots: the hash of each one is told with the round before, so that nobody could choose
 * it afterwards. An event from before there were lots has none, and nothing is asked of it.
 */
export function followLots({ committed }) {
  const told = new Map([[1, committed]])
  return {
    round: (model, { round, luck, entropy }) => {
      const fault = faultOf(model, round, luck, luck?.draw, entropy)
      if (luck !== undefined) told.set(round + 1, luck.committed)
      if (fault !== null || luck === undefined) return fault
      // Taken back, it comes from the same draw; drawn again, from the next one.
      const before = model.drawn?.round === round ? model.drawn.draw : -1
      const isNext = luck.draw === before + 1 || (before >= 0 && luck.draw === before)
      return isNext ? null : 'other-draw'
    },
    places: (model, { places, luck, entropy }) =>
      places === undefined
        ? null
        : faultOf(model, model.rounds.length + 1, luck, 'places', entropy),
  }

  function faultOf({ hall }, round, luck, draw, entropy) {
    if (committed === undefined) return null
    if (luck === undefined) return 'not-told'
    if (sha256(String(luck.lot)) !== told.get(round)) return 'other-lot'
    const words = hall.map(({ text }) => text)
    if (canonical(words) !== canonical(luck.hall)) return 'other-hall'
    return sha256(JSON.stringify([luck.lot, draw, luck.hall])) === entropy ? null : 'other-entropy'
  }
}
