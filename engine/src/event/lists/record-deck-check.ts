import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Result } from '../../vocabulary/result.ts'
import { atSeat, otherSeat, type Seat } from '../../vocabulary/seat.ts'
import { disqualify } from '../players/leaving.ts'
import { rulesOf } from '../reading/rules.ts'
import { winnerOf } from '../reading/scoring-of.ts'
import { amend, annulment } from '../results/amendment.ts'
import type { Fact } from '../spine/answers.ts'
import type { Ask } from '../spine/ask.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { type Decision, grant, refuse } from '../spine/decision.ts'
import type { EventState, Match } from '../spine/state.ts'

/** A deck was looked through after its match; what follows is the document's. */
export type RecordDeckCheck = {
  readonly kind: 'record-deck-check'
  readonly match: MatchId
  readonly player: PlayerId
  /** The cards that had to go; none where all was well. */
  readonly removed: readonly string[]
  /** Whether what is left is a deck that may be played. */
  readonly legalAfter: boolean
  /** The games played with it, counted from 1. */
  readonly games: readonly number[]
  /** What becomes of a game of the final stage, which needs a winner; a forfeit unless it says so. */
  readonly finals?: 'forfeit' | 'replay'
}

/**
 * What was found in a deck after its match, and what the document makes of it: the games played
 * with it do not count, its owner is warned, and is out if what is left is no deck. A game of the
 * final stage is the opponent's, or it is played again, as the leader says.
 */
export const recordDeckCheck: CommandRecord<RecordDeckCheck> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const { kind, match: id, player } = command
    const { id: regulation, lists } = rulesOf(state.created).regulation
    if (lists.deckCheck === null) {
      return refuse({ code: 'not-in-this-regulation', what: kind, regulation })
    }
    const match = state.matches.get(id)
    if (match === undefined) return refuse({ code: 'unknown-match', match: id })
    const { table } = match
    if (!match.players.includes(player)) return refuse({ code: 'not-in-round', player })
    const { when, consequences } = lists.deckCheck
    if (match.result === null && when.value === 'after-result') {
      return refuse({ code: 'deck-check-too-early', match: id, table, rule: when.rule })
    }
    const { removed, legalAfter } = command
    const count = match.result?.ending === 'games' ? 2 : 1
    if (command.games.some((game) => !Number.isInteger(game) || game < 1 || game > count)) {
      return refuse({ code: 'bad-value', field: 'games', expected: `1 … ${count}` })
    }
    if (removed.some((card) => card.trim() === '')) {
      return refuse({ code: 'bad-value', field: 'removed', expected: 'names of cards' })
    }
    const isReplay = command.finals === 'replay'
    if (isReplay && (match.result?.ending === 'games' || !legalAfter)) {
      const expected = 'a legal deck in the final stage'
      return refuse({ code: 'bad-value', field: 'finals', expected })
    }
    const checked: Fact = { kind: 'deck-checked', match: id, player, removed, legalAfter }
    if (removed.length === 0) return grant([checked])
    const follows = consequences.value
    const amended = follows.includes('games-annulled')
      ? annul(state, match, command, ask)
      : grant([])
    if (!amended.granted) return amended
    const warned: readonly Fact[] = follows.includes('warning') ? [warning(match, command)] : []
    const isOut =
      !legalAfter &&
      follows.includes('disqualified-if-not-legal') &&
      state.players.get(player)?.status !== 'disqualified'
    const left = isOut ? disqualify(state, player, { when: 'now' }, removed.join(', ')) : null
    if (left !== null && left.refusal !== null) return refuse(left.refusal)
    // An amended result has thrown the pairing away already.
    const isDiscarded = amended.facts.some((fact) => fact.kind === 'round-unpaired')
    const out = left?.facts.filter(({ kind: one }) => !isDiscarded || one !== 'round-unpaired')
    const told = left?.warnings.filter(({ code }) => !isDiscarded || code !== 'pairing-discarded')
    // A deck is checked after a result: it comes before that is taken back.
    const found = isReplay ? [checked, ...amended.facts] : [...amended.facts, checked]
    return grant([...found, ...warned, ...(out ?? [])], [...amended.warnings, ...(told ?? [])])
  },
}

const annul = (
  state: EventState,
  match: Match,
  { player, games, removed, finals }: RecordDeckCheck,
  ask: Ask,
): Decision => {
  const owner = match.players[0] === player ? 'first' : 'second'
  const opponent = atSeat(match.players, otherSeat(owner))
  const isLost = match.result?.ending !== 'games' && winnerOf(state, match) === opponent
  const reason = removed.join(', ')
  if (finals === 'replay') {
    if (!isPlayed(match.result) || games.length === 0) return grant([])
    const annulled = annulment(state, match, reason, ask.at)
    if (annulled.refusal !== null) return refuse(annulled.refusal)
    return grant(annulled.facts, annulled.warnings)
  }
  const result = resultWithout(match.result, games, owner, isLost)
  if (result === null) return grant([])
  return amend(state, match, result, reason, ask)
}

/** The result without the games of an illegal deck; null where nothing changes. */
const resultWithout = (
  result: Result | null,
  games: readonly number[],
  owner: Seat,
  isLost: boolean,
): Result | null => {
  if (result === null || games.length === 0) return null
  if (result.ending === 'games') {
    const [one, two] = result.games
    const annulled = { annulled: owner }
    return {
      ending: 'games',
      games: [games.includes(1) ? annulled : one, games.includes(2) ? annulled : two],
    }
  }
  // A bracket needs a winner: a game that does not count is the opponent's.
  return isPlayed(result) && !isLost ? { ending: 'forfeit', winner: otherSeat(owner) } : null
}

const isPlayed = (result: Result | null): boolean =>
  result?.ending === 'won' || result?.ending === 'timeout'

const warning = ({ table }: Match, { player, removed }: RecordDeckCheck): Fact => ({
  kind: 'ruling-recorded',
  ruling: {
    about: 'conduct',
    players: [player],
    table,
    text: removed.join(', '),
    infraction: 'illegal-list',
    penalty: { kind: 'warning' },
  },
})
