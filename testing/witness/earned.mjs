/** What a result is worth to the two who sat there: an outcome, tournament points, a margin. */
export function earnedIn(result, document) {
  const { ending, by } = result
  const { options } = document
  const isConceded = ending === 'no-show' && options.noShow === 'concession'
  if (ending === 'double-no-show') return [missed(document), missed(document)]
  if ((ending === 'no-show' && !isConceded) || ending === 'withdrawal') {
    return seated(by, missed(document), bye(document))
  }
  return ways[document.way](isConceded ? { ending: 'match-loss', by } : result, document)
}

/** A round without an opponent is a full win; with decks, two won games. */
export function bye(document) {
  const points = document.way === 'decks' ? 2 * document.game(document.options).win : undefined
  return line('bye', points ?? document.points.win, document.byeMargin)
}

export const earnedBye = (document) => ({
  ...bye(document),
  outcome: 'earned-bye',
  margin: document.earnedByeMargin ?? null,
})

/** A round somebody was not there for. */
export const missed = ({ hasMargin, options }) =>
  line('unpaired-loss', 0, hasMargin ? Number(options.unpairedLossMargin ?? 0) : null)

const line = (outcome, points, margin = null) => ({ outcome, points, margin })
const seated = (seat, own, other) => (seat === 'first' ? [own, other] : [other, own])
const other = (seat) => (seat === 'first' ? 'second' : 'first')
const won = (seat, points) => seated(seat, line('win', points), line('loss', 0))

const ways = { squads: ofSquads, skirmish: ofSkirmish, decks: ofDecks }

/** 100 and the difference for one, 100 less the difference for the other. */
function ofSquads({ ending, score = [0, 0], by, initiative, salvo }, { points, modifiedBelow }) {
  if (ending === 'concession' || ending === 'match-loss') {
    // Who gives up has lost every ship, so the other one has made all hundred points.
    const kept = ending === 'match-loss' ? 0 : score[by === 'first' ? 0 : 1]
    return seated(by, line('loss', 0, kept), line('win', points.win, 200 - kept))
  }
  const lead = ending === 'intentional-draw' ? 0 : score[0] - score[1]
  const decided = lead === 0 ? (salvo ?? initiative) : lead > 0 ? 'first' : 'second'
  const margins = [100 + lead, 100 - lead]
  if (decided === undefined) return margins.map((margin) => line('draw', points.draw, margin))
  const isModified = lead !== 0 && ending === 'time' && Math.abs(lead) < modifiedBelow
  const winner = isModified ? ['modified-win', points.modified] : ['win', points.win]
  const lines = seated(decided, line(...winner), line('loss', 0))
  return lines.map((one, seat) => ({ ...one, margin: margins[seat] }))
}

/** More points; then points of defeated figures; then less damage; then the first roll that differs. */
function ofSkirmish({ ending, score, by, winner, tie = {} }, { points }) {
  if (ending === 'concession' || ending === 'match-loss') return won(other(by), points.win)
  if (ending === 'defeat') return won(winner, points.win)
  if (score === undefined) return [line('loss', 0), line('loss', 0)]
  const [a, b] = tie.damage ?? [0, 0]
  const decider = [score, tie.defeats ?? [0, 0], [b, a], ...(tie.die ?? [])].find(
    ([first, second]) => first !== second,
  )
  return won(decider === undefined || decider[0] > decider[1] ? 'first' : 'second', points.win)
}

/** The sum of two games in the rounds, one game without points in the finals. */
function ofDecks(result, document) {
  const { ending, by, winner, light, table } = result
  const { options } = document
  const game = document.game(options)
  if (ending === 'won' || ending === 'forfeit') return won(winner, 0)
  if (ending === 'timeout') return won(isLightAhead(table) ? light : other(light), 0)
  if (ending === 'match-loss' || ending === 'concession') return won(other(by), 2 * game.win)
  const games = ending === 'games' ? result.games : ['double-loss', 'double-loss']
  if (games.every((one) => one === 'double-loss')) {
    return [line('double-loss', 0), line('double-loss', 0)]
  }
  const both = games.map((one) => ofGame(one, game, options))
  const sums = [both[0][0] + both[1][0], both[0][1] + both[1][1]]
  if (sums[0] === sums[1]) return sums.map((points) => line('draw', points))
  return sums.map((points, seat) => line(points > sums[1 - seat] ? 'win' : 'loss', points))
}

function ofGame(game, { win, draw }, { unplayedGame, annulledGame }) {
  const wonBy = (seat) => (seat === 'first' ? [win, 0] : [0, win])
  if (game === 'first' || game === 'second') return wonBy(game)
  if (game.conceded !== undefined) return wonBy(other(game.conceded))
  if (game.annulled !== undefined && annulledGame === 'opponent-wins') {
    return wonBy(other(game.annulled))
  }
  const isDrawn = game === 'draw' || (game === 'unplayed' && unplayedGame === 'draw')
  return isDrawn ? [draw, draw] : [0, 0]
}

/** In hundredths: 4 for an objective, 0.1 for damage, 0.25 for the balance, the dial by fours. */
function isLightAhead({ objectives, damageOnDark, dial, damageOnLight, balance }) {
  const light = 400 * objectives + 10 * damageOnDark + (balance === 'light' ? 25 : 0)
  const dark = 400 * Math.floor(dial / 4) + 10 * damageOnLight + (balance === 'dark' ? 25 : 0)
  return light > dark
}
