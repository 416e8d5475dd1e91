import type { Match, Result, StagePlan } from '@topcut/engine'
import { chief, deputy, type GoldenDesk, host, watch } from '../desk.ts'
import {
  appoint,
  closeRound,
  enterOthers,
  gameOf,
  letPlay,
  numbered,
  openHall,
  playRound,
  publish,
  rulerAt,
  running,
  seatOf,
  tableOf,
  tablesWithout,
  worseOf,
} from './hall.ts'
import { other, turned, wonBy } from './sides.ts'

/** The organizer takes part. */
const leading = numbered(3)

const plan = (cut: number): readonly StagePlan[] => [
  { kind: 'swiss', rounds: 4, cut: null },
  { kind: 'double-elimination', rounds: null, cut },
]

/** Cheating suspected and confirmed, a Top 8 for seven, both lose a final game, sides and decks. */
export const cardGameDay = (desk: GoldenDesk): void => {
  openHall(desk, 'card-game/de-2014', { players: 9, stages: plan(8) })
  organizersNeedAnother(desk)
  suspectedAndConfirmed(desk)
  gamesThatDoNotCount(desk)
  twoLeave(desk)
  announcedCutIsKept(desk)
  firstGames(desk)
  sidesByCount(desk)
  grandFinal(desk)
}

/** LCG-5: an organizer who plays needs another organizer; a head judge does not do. */
const organizersNeedAnother = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  appoint(desk, chief, watch)
  letPlay(desk, host, leading)
  refuses('details-incomplete', { kind: 'announce-event' })
  appoint(desk, deputy)
  letPlay(desk, host, leading, deputy)
  give({ kind: 'announce-event' })
  give({ kind: 'start-stage' })
  refuses('second-judge-missing', { kind: 'dismiss-leader', leader: deputy.leader })
}

/** Round 1. LCG-9: a suspicion warns; only what is confirmed costs points. LCG-42: game 2 is played. */
const suspectedAndConfirmed = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  publish(desk)
  give({ kind: 'start-clock' })
  const others = tablesWithout(desk, leading)
  const [match, second] = [tableOf(others, 1), tableOf(others, 2)]
  const cheat = worseOf(match)
  const accused = { about: 'conduct', players: [cheat], table: match.table } as const
  const found = { ...accused, infraction: 'cheating' } as const
  const suspected = { ...found, text: 'a card too many?', penalty: { kind: 'warning' } } as const
  give({ kind: 'record-ruling', ruling: suspected }, watch)
  const reason = 'drew two cards instead of one'
  const points = { kind: 'deduct-points', player: cheat, points: 2, reason } as const
  refuses('not-allowed', points, watch)
  const out = { kind: 'disqualify-player', player: cheat, when: 'now', reason } as const
  refuses('not-allowed', out, watch)
  const by = seatOf(match, cheat)
  enter(desk, match, [by, by])
  const loss = { kind: 'game-loss', match: match.match, game: 1 } as const
  give({ kind: 'record-ruling', ruling: { ...found, text: reason, penalty: loss } }, watch)
  give(points, watch)

  const losing = seatOf(second, worseOf(second))
  const givenUp: Result = { ending: 'games', games: [other(losing), { conceded: losing }] }
  const refused = { kind: 'enter-result', match: second.match, result: givenUp } as const
  refuses('game-may-not-be-conceded', refused, chief)
  enter(desk, second, [{ conceded: losing }, 'draw'])
  closeRound(desk)
}

const enter = (
  { give }: GoldenDesk,
  { match }: Match,
  games: Extract<Result, { readonly ending: 'games' }>['games'],
): void => give({ kind: 'enter-result', match, result: { ending: 'games', games } }, chief)

/** Round 2. LCG-12: a game beyond repair is lost for both. LCG-20: an illegal deck's do not count. */
const gamesThatDoNotCount = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  publish(desk)
  give({ kind: 'start-clock' })
  const others = tablesWithout(desk, leading)
  const [broken, checked] = [tableOf(others, 1), tableOf(others, 2)]
  enter(desk, broken, ['first', 'double-loss'])
  const player = worseOf(checked)
  const removed = ['a card too many']
  const check = { kind: 'record-deck-check', match: checked.match, player, removed } as const
  refuses('deck-check-too-early', { ...check, legalAfter: true, games: [1] }, chief)
  enter(desk, checked, ['first', 'second'])
  give({ ...check, legalAfter: true, games: [1] }, chief)
  closeRound(desk, numbered(7))
}

/** Rounds 3 and 4. One leaves in mid-match and loses it, one after the last round. */
const twoLeave = (desk: GoldenDesk): void => {
  const { give, tells } = desk
  publish(desk)
  give({ kind: 'start-clock' })
  const leaving = worseOf(tableOf(tablesWithout(desk, leading), 2))
  tells('games-assumed', { kind: 'drop-player', player: leaving, when: 'now' }, chief)
  closeRound(desk, numbered(6))
  playRound(desk, numbered(5))
  const last = [8, 9, 7].map(numbered).find((one) => one !== leaving) ?? leaving
  give({ kind: 'drop-player', player: last, when: 'now' }, chief)
}

/** LCG-48, 65: a Top 8 was announced. Seven are left: it stays one, and the best has a bye. */
const announcedCutIsKept = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  const changed = {
    kind: 'change-structure',
    structure: { kind: 'custom', stages: plan(4) },
  } as const
  refuses('announced-otherwise', changed, deputy)
  give({ kind: 'make-cut' })
  give({ kind: 'start-stage' })
}

/** LCG-51: the better placed chooses a side. LCG-12: both can lose. LCG-20: forfeit, or once more. */
const firstGames = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  publish(desk)
  give({ kind: 'start-clock' })
  const [w2, w3] = [gameOf(desk, 'W2'), gameOf(desk, 'W3')]
  give({ kind: 'enter-result', match: w3.match, result: { ending: 'double-loss' } }, chief)
  enterOthers(desk)
  give({ kind: 'close-round' })
  const player = w2.players.find((one) => one !== worseOf(w2)) ?? worseOf(w2)
  const removed = ['a home-made card']
  const check = { kind: 'record-deck-check', match: w2.match, player, removed } as const
  give({ ...check, legalAfter: true, games: [1], finals: 'replay' }, rulerAt(desk, w2))
  refuses('results-missing', { kind: 'pair-round' })
  closeRound(desk, worseOf(w2))
}

/** LCG-52: who has played a side less plays it, and a result with the other one is refused. */
const sidesByCount = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  let isShown = false
  let isForfeited = false
  while (!isGrandFinal(desk)) {
    give({ kind: 'start-clock' })
    const settled = running(desk).find(({ side }) => side !== undefined && 'light' in side)
    if (settled !== undefined && !isShown) {
      const result = turned(wonBy(settled, settled.players[0]))
      refuses('wrong-side', { kind: 'enter-result', match: settled.match, result }, chief)
      isShown = true
    }
    const low = tablesWithout(desk, leading).find(({ game }) => game?.startsWith('L') === true)
    closeRound(desk)
    if (low === undefined || isForfeited) continue
    const player = low.players.find((one) => one !== worseOf(low)) ?? worseOf(low)
    const removed = ['a set too many']
    const check = { kind: 'record-deck-check', match: low.match, player, removed } as const
    give({ ...check, legalAfter: true, games: [1], finals: 'forfeit' }, chief)
    isForfeited = true
  }
}

/** Pairs and publishes the next games; whether they are those for the title. */
const isGrandFinal = (desk: GoldenDesk): boolean => {
  publish(desk)
  return running(desk).some(({ game }) => game === 'GF1')
}

/** LCG-54, 55: no limit; the unbeaten one loses, sides are swapped, and the last game decides. */
const grandFinal = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  const first = gameOf(desk, 'GF1')
  const result = wonBy(first, first.players[1])
  give({ kind: 'enter-result', match: first.match, result }, deputy)
  give({ kind: 'close-round' })
  publish(desk)
  const last = gameOf(desk, 'GF2')
  const right = wonBy(last, last.players[0])
  const again = { kind: 'enter-result', match: last.match, result: turned(right) } as const
  refuses('wrong-side', again, deputy)
  give({ kind: 'enter-result', match: last.match, result: right }, deputy)
  give({ kind: 'close-round' })
  give({ kind: 'finish-event' })
}
