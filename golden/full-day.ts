import {
  awaiting,
  type Command,
  type Event,
  type EventState,
  type Match,
  matchesOf,
  openMatches,
  openRound,
  type Pair,
  type Regulation,
  type Result,
  sharedItems,
} from '@topcut/engine'
import { asPlayer, chief, type GoldenDesk, goldenDesk, host, watch } from './desk.ts'
import { listFor } from './lists.ts'
import { resultFor } from './result.ts'
import { careless, cheating, correcting, dropping, late, leading, losing, setUp } from './set-up.ts'

/** One whole day under a document, with everything on it that a day can bring. */
export const fullDay = (regulation: Regulation): Event => {
  const desk = goldenDesk(`${regulation.id} full`)
  setUp(desk, regulation)
  while (desk.state().finished === null) {
    const next = awaiting(desk.state())
    if (next.step === 'enter-results') playRound(desk, regulation, next.round)
    else desk.give({ kind: next.step } as Command)
    if (next.step === 'close-round' && next.round === 1) betweenRounds(desk, regulation)
  }
  return desk.event()
}

const playRound = (desk: GoldenDesk, regulation: Regulation, number: number): void => {
  const isFresh = openRound(desk.state())?.clock === null
  if (isFresh && number === 1) firstRound(desk, regulation)
  if (isFresh && number === 2) secondRound(desk, regulation)
  if (isFresh && number === 3) thirdRound(desk, regulation)
  enterAll(desk, regulation)
  if (number === 2) {
    amendFirst(desk, regulation)
    desk.give({ kind: 'drop-player', player: dropping, when: 'after-round' }, asPlayer(dropping))
  }
}

const running = (desk: GoldenDesk): readonly Match[] => {
  const round = openRound(desk.state())
  return round === null ? [] : openMatches(desk.state(), round)
}

const twoOf = ([one, two]: readonly Match[]): Pair<Match> => {
  if (one === undefined || two === undefined) throw new Error('two tables are needed')
  return [one, two]
}

/** Slips come in at the desk; the second of a bracket or of round 1 ends level. */
const enterAll = (desk: GoldenDesk, regulation: Regulation): void => {
  for (const [index, entered] of running(desk).entries()) {
    const { match, players: both } = entered
    const result = resultFor(regulation, desk.state(), entered, index === 1)
    const opponent = both.find((player) => player !== leading)
    if (opponent === undefined || !both.includes(leading)) {
      desk.give({ kind: 'enter-result', match, result }, chief)
      continue
    }
    // What a leader enters of the own match, the opponent confirms.
    const own = desk.state().leaders.find(({ plays }) => plays === leading)
    const by = own === undefined ? chief : { role: own.role, leader: own.leader }
    desk.give({ kind: 'enter-result', match, result }, by)
    const confirmed = { kind: 'report-result', match, player: opponent, result } as const
    desk.give(confirmed, asPlayer(opponent))
  }
}

/** Sharing, points checked, a judge called and overruled, time called, players who report. */
const firstRound = (desk: GoldenDesk, regulation: Regulation): void => {
  const { give, last } = desk
  const [one, two] = twoOf(running(desk).filter(({ players: both }) => !both.includes(leading)))
  const { sharing } = regulation.material
  if (sharing !== null) {
    const items = sharedItems.filter((item) => sharing.value.items.includes(item))
    give({ kind: 'order-sharing', match: one.match, items, from: 'first' }, chief)
  }
  if (regulation.lists.pointsCheck !== null) {
    give({ kind: 'order-points-check' }, chief)
    for (const player of one.players) {
      give({ kind: 'sign-points-check', match: one.match, player }, asPlayer(player))
    }
  }
  give({ kind: 'start-clock' })
  give({ kind: 'start-match', match: one.match }, asPlayer(one.players[0]))
  give({ kind: 'pause-clock' }, chief)
  give({ kind: 'resume-clock' }, chief)

  const [caller] = two.players
  give({ kind: 'call-judge', about: 'is it in arc?' }, asPlayer(caller))
  const call = last('judge-called')
  give({ kind: 'take-call', call }, watch)
  give(
    {
      kind: 'record-ruling',
      ruling: { about: 'dispute', players: two.players, text: 'not in arc', call },
    },
    watch,
  )
  const ruling = last('ruling-recorded')
  give({ kind: 'appeal-ruling', ruling, player: caller }, asPlayer(caller))
  const lastWord = regulation.rulings.lastWord.value.includes('marshal') ? chief : host
  give({ kind: 'decide-appeal', ruling, upheld: false, text: 'it is in arc' }, lastWord)
  give(
    {
      kind: 'record-ruling',
      ruling: {
        about: 'conduct',
        players: [two.players[1]],
        table: two.table,
        text: 'swore at the opponent',
        infraction: 'disrespect',
        penalty: { kind: 'warning' },
      },
    },
    chief,
  )
  give({ kind: 'extend-time', match: two.match, minutes: 5, reason: 'waited for a judge' }, chief)
  give({ kind: 'call-time' })
  give({ kind: 'end-match', match: one.match }, asPlayer(one.players[1]))
  report(desk, regulation, one, false)
  report(desk, regulation, two, true)
}

/** Both say what the result is. Where they differ, a leader settles it. */
const report = (
  { give, state }: GoldenDesk,
  regulation: Regulation,
  match: Match,
  isDisputed: boolean,
): void => {
  const result = resultFor(regulation, state(), match, false)
  const other = isDisputed ? anotherResult(regulation, state(), match, result) : result
  const [first, second] = match.players
  give({ kind: 'report-result', match: match.match, player: first, result }, asPlayer(first))
  const said = { kind: 'report-result', match: match.match, player: second, result: other } as const
  give(said, asPlayer(second))
  if (isDisputed) give({ kind: 'enter-result', match: match.match, result }, chief)
}

const anotherResult = (
  regulation: Regulation,
  state: EventState,
  match: Match,
  result: Result,
): Result => {
  let { round } = match
  let other = result
  while (JSON.stringify(other) === JSON.stringify(result)) {
    round++
    other = resultFor(regulation, state, { ...match, round }, false)
  }
  return other
}

/** A deck looked through after its match, and two who are not to meet. */
const betweenRounds = ({ give, state }: GoldenDesk, { lists }: Regulation): void => {
  const [round] = state().rounds
  const match = round === undefined ? undefined : matchesOf(state(), round)[0]
  if (lists.deckCheck !== null && match !== undefined) {
    const [clean, found] = match.players
    const checked = { kind: 'record-deck-check', match: match.match, legalAfter: true } as const
    give({ ...checked, player: clean, removed: [], games: [] }, chief)
    give({ ...checked, player: found, removed: ['a card too many'], games: [2] }, chief)
  }
  const pair = [careless, correcting] as const
  give({ kind: 'constrain-pair', players: pair, as: 'forbidden', reason: 'brothers' })
}

/** A late player, two tables that change, a part that is lost. */
const secondRound = (desk: GoldenDesk, regulation: Regulation): void => {
  const { give, last } = desk
  give({ kind: 'register-late-player', player: late, joins: 'running-round' })
  const list = listFor(regulation.lists.kind, late, 'legal')
  give({ kind: 'submit-list', player: late, list }, asPlayer(late))
  const [one, two] = twoOf(running(desk).slice(-2))
  give({
    kind: 'repair-round',
    matches: [one.match, two.match],
    pairs: [
      [one.players[0], two.players[1]],
      [two.players[0], one.players[1]],
    ],
    byes: [],
    reason: 'they sat down the wrong way round',
  })
  give({ kind: 'start-clock' })
  const lost = { player: losing, what: 'lost', component: 'card', name: 'a card' } as const
  give({ kind: 'report-material', ...lost }, asPlayer(losing))
  const found = last('material-reported')
  give({ kind: 'grant-material-time', case: found, minutes: 1 }, chief)
  // Where the document says so, the match is given up when the time is over.
  if (regulation.material.lost !== null) {
    give({ kind: 'settle-material', case: found, outcome: 'conceded' }, chief)
  }
  give({ kind: 'settle-material', case: found, outcome: 'replaced' }, chief)
}

/** A list put right, somebody removed the document's way, a lot. */
const thirdRound = ({ give, last }: GoldenDesk, { lists, rulings }: Regulation): void => {
  give({ kind: 'start-clock' })
  const list = listFor(lists.kind, correcting, 'corrected')
  const corrected = { player: correcting, list, reason: 'a slip of the pen' } as const
  give({ kind: 'correct-list', ...corrected, possibleAdvantage: false }, chief)
  const reason = 'used loaded dice'
  const { removal } = rulings
  if (removal.proposedBy === null) {
    const by = removal.by.value.includes('organizer') ? host : chief
    give({ kind: 'disqualify-player', player: cheating, when: 'now', reason }, by)
  } else {
    give({ kind: 'propose-disqualification', player: cheating, reason }, chief)
    const proposal = last('disqualification-proposed')
    const answer = { kind: 'answer-proposal', proposal, confirmed: true } as const
    give({ ...answer, when: 'now', reason: 'the dice were seen' })
  }
  give({ kind: 'draw-lot', about: 'a door prize', among: ['a coin', 'a mat'] })
}

/** The first table of round 2 was entered the wrong way round. */
const amendFirst = ({ give, state }: GoldenDesk, regulation: Regulation): void => {
  const round = openRound(state())
  const match = round === null ? undefined : matchesOf(state(), round)[0]
  if (match === undefined) return
  const turned: Match = { ...match, players: [match.players[1], match.players[0]] }
  const result = resultFor(regulation, state(), turned, false)
  const reason = 'the slip was read upside down'
  give({ kind: 'amend-result', match: match.match, result, reason })
}
