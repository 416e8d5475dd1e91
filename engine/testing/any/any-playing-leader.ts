import type { Chance } from '../../src/chance/chance.ts'
import { draw } from '../../src/chance/shuffle.ts'
import type { Actor, Command, EventState, Leader, PlayerId } from '../../src/index.ts'
import { everyCommand } from '../commands.ts'
import { appoint } from '../leaders.ts'
import { oneOf, type Wish } from '../wish.ts'
import { anyResult } from './any-result.ts'

type Playing = Leader & { readonly plays: PlayerId }

/** An organizer and two judges who take part, and a marshal who does not. */
export const playingLeaders = (players: readonly PlayerId[]): readonly Command[] => {
  const [first, second, third] = players.slice(-3)
  return [
    appoint('l0', 'organizer', first === undefined ? {} : { plays: first }),
    appoint('l1', 'judge', second === undefined ? {} : { plays: second }),
    appoint('l2', 'judge', third === undefined ? {} : { plays: third }),
    appoint('l3', 'marshal'),
  ]
}

/** Mostly somebody who plays, as the desk knows them, now and then with a reason at hand. */
export const byPlayingLeader = (state: EventState, wish: Wish, chance: Chance): Wish => {
  const playing = state.leaders.flatMap((one) =>
    one.plays === null ? [] : [{ ...one, plays: one.plays }],
  )
  const one = draw(playing, chance)
  if (one === undefined || chance.below(4) === 0) return wish
  const { role, leader, plays } = one
  const by: Actor = { role, leader }
  const convenient = chance.below(3) === 0 ? ownMatter(state, one, chance) : null
  const any = chance.below(4) === 0 ? draw(everyCommand, chance) : undefined
  return {
    command: convenient ?? any ?? wish.command,
    by: {
      by: chance.below(2) === 0 ? { ...by, player: plays } : by,
      ...(chance.below(3) === 0 ? { override: 'so be it' } : {}),
    },
  }
}

/** What would be convenient for somebody who plays: the own match, the own opponent, the own name. */
const ownMatter = (state: EventState, own: Playing, chance: Chance): Command | null => {
  const matches = [...state.matches.values()].filter(({ players }) => players.includes(own.plays))
  const match = chance.below(3) === 0 ? draw(matches, chance) : matches.at(-1)
  const opponent = match?.players.find((player) => player !== own.plays)
  if (match === undefined || opponent === undefined) return null
  const either = chance.below(2) === 0 ? opponent : own.plays
  const [id, reason] = [match.match, 'it suits me']
  const result = anyResult(chance, state, match)
  const call = [...state.calls.values()].findLast((one) => one.match === id)?.n
  const found = [...state.cases.values()].findLast(({ player }) =>
    match.players.includes(player),
  )?.n
  const list = state.lists.get(either)?.list
  const lost: Command = {
    kind: 'record-ruling',
    ruling: {
      about: 'conduct',
      players: [opponent],
      text: reason,
      penalty: { kind: 'match-loss', match: id },
    },
  }
  const wishes: readonly (Command | null)[] = [
    { kind: 'enter-result', match: id, result },
    { kind: 'amend-result', match: id, result, reason },
    { kind: 'report-result', match: id, player: opponent, result: match.result ?? result },
    { kind: 'drop-player', player: opponent, when: 'now' },
    { kind: 'disqualify-player', player: opponent, when: 'now', reason },
    { kind: 'propose-disqualification', player: opponent, reason },
    { kind: 'deduct-points', player: either, points: 1, reason },
    { kind: 'extend-time', match: id, minutes: 5, reason },
    { kind: 'sign-points-check', match: id, player: opponent },
    { kind: 'constrain-pair', players: [own.plays, opponent], as: 'forbidden', reason },
    {
      kind: 'record-deck-check',
      match: id,
      player: opponent,
      removed: ['Copy'],
      legalAfter: true,
      games: [1],
    },
    { kind: 'record-ruling', ruling: { about: 'dispute', players: [either], text: reason } },
    {
      kind: 'record-ruling',
      ruling: { about: 'dispute', players: [], table: match.table, text: reason },
    },
    lost,
    call === undefined ? null : { kind: oneOf(['take-call', 'close-call'], chance), call },
    found === undefined ? null : { kind: 'grant-material-time', case: found, minutes: 5 },
    found === undefined ? null : { kind: 'settle-material', case: found, outcome: 'removed' },
    list === undefined
      ? null
      : { kind: 'correct-list', player: either, list, reason, possibleAdvantage: false },
    { kind: 'appoint-leader', leader: own.leader, role: own.role },
    { kind: 'close-round' },
    { kind: 'undo', entry: Math.max(1, state.version - chance.below(4)), reason },
  ]
  return draw(wishes, chance) ?? null
}
