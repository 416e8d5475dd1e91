import { canonical, sha256 } from './canonical.mjs'

/**
 * Follows the lots: the hash of each one is told with the round before, so that nobody could choose
 * it afterwards. An event from before there were lots has none, and nothing is asked of it.
 */
export function followLots({ committed }) {
  const told = new Map([[1, committed]])
  const firstHall = new Map()
  return {
    round: (model, { round, luck, entropy }) => {
      const other = tell(round, luck)
      const fault = faultOf(model, round, luck, luck?.draw, entropy) ?? other
      if (fault !== null || luck === undefined) return fault
      // Taken back, it comes from the same draw; drawn again, from the next one.
      const before = model.drawn.get(round) ?? -1
      const isNext = luck.draw === before + 1 || (before >= 0 && luck.draw === before)
      return isNext ? null : 'other-draw'
    },
    places: (model, { places, luck, entropy }) => {
      if (places === undefined) return null
      const round = model.rounds.length + 1
      const other = tell(round, luck)
      return faultOf(model, round, luck, 'places', entropy) ?? other
    },
  }

  /** The first word on the next lot is the one that everybody has seen. */
  function tell(round, luck) {
    if (committed === undefined || luck === undefined) return null
    if (!told.has(round + 1)) told.set(round + 1, luck.committed)
    return told.get(round + 1) === luck.committed ? null : 'other-lot'
  }

  function faultOf({ hall }, round, luck, draw, entropy) {
    if (committed === undefined) return luck === undefined ? null : 'not-told'
    if (luck === undefined) return 'not-told'
    if (sha256(String(luck.lot)) !== told.get(round)) return 'other-lot'
    const words = canonical(hall.filter((one) => one.round === round).map(({ text }) => text))
    const drawn = `${draw === 'places' ? 'places' : 'tables'} ${round}`
    if (!firstHall.has(drawn)) firstHall.set(drawn, words)
    // Words that came or went after a draw was seen would choose among draws.
    if (words !== canonical(luck.hall) || words !== firstHall.get(drawn)) return 'other-hall'
    return sha256(JSON.stringify([luck.lot, draw, luck.hall])) === entropy ? null : 'other-entropy'
  }
}
