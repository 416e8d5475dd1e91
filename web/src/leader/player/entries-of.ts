import type { Entry, Log, PlayerSheet } from '@topcut/engine'

/** The numbers of the entries that began something about this player. */
const begun = ({ rulings, proposals, calls, cases }: PlayerSheet): ReadonlySet<number> =>
  new Set([...rulings, ...proposals, ...calls, ...cases].map(({ n }) => n))

/** Of everything that happened, what is about one player; results stand in the table of matches. */
export const entriesOf = (log: Log, sheet: PlayerSheet): readonly Entry[] => {
  const own = begun(sheet)
  const { player } = sheet.player
  return log.filter(({ n, fact }) => {
    if (own.has(n)) return true
    switch (fact.kind) {
      case 'appeal-decided':
      case 'ruling-appealed':
        return own.has(fact.ruling)
      case 'call-taken':
      case 'call-closed':
        return own.has(fact.call)
      case 'material-time-granted':
      case 'material-settled':
        return own.has(fact.case)
      case 'proposal-answered':
        return own.has(fact.proposal)
      case 'sharing-ordered':
        return sheet.matches.includes(fact.match)
      case 'result-reported':
      case 'points-check-signed':
        return false
      case 'payment-marked':
        return fact.players.includes(player)
      case 'clubs-kept-apart':
        return fact.clubs?.some((club) => club.includes(player)) === true
      case 'wishes-changed':
        return fact.wishes.some((wish) => wish.player === player)
      default:
        return 'player' in fact && fact.player === player
    }
  })
}
