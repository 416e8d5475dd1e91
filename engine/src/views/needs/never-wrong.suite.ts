import { expect } from 'vitest'
import { anyResult } from '../../../testing/any/any-result.ts'
import { asking } from '../../../testing/story.ts'
import { type Chance, chanceFrom } from '../../chance/chance.ts'
import type { Command } from '../../event/commands.ts'
import { cutOf } from '../../event/cut/cut-of.ts'
import { decide } from '../../event/decide.ts'
import { activePlayers, openMatches, openRound } from '../../event/reading/rounds.ts'
import { advance, type Event } from '../../event/replay.ts'
import type { EventState, Match } from '../../event/spine/state.ts'
import { commandId, type PlayerId } from '../../vocabulary/ids.ts'
import { instant } from '../../vocabulary/instant.ts'
import type { Result } from '../../vocabulary/result.ts'
import {
  eventBeforeCut,
  everyEnd,
  type Moment,
  outcomeKey,
  ownKeys,
  someResults,
} from './every-end.suite.ts'
import { needsView } from './needs.ts'
import type { CutNeeds, OwnOutcome, Verdict } from './needs-view.ts'

type Answer = { readonly player: PlayerId; readonly view: CutNeeds }

const answersIn = (state: EventState, runs: number): readonly Answer[] =>
  activePlayers(state).flatMap(({ player }) => {
    const view = needsView(state, player, { runs, entropy: 'a' })
    return view?.kind === 'cut' ? [{ player, view }] : []
  })

/** Goes through every end of a small event and compares what it brought with what was said. */
export const neverWrong = (moment: Moment): void => {
  const state = eventBeforeCut(moment).state()
  const answers = answersIn(state, 0)
  const [first] = answers
  if (first === undefined) return
  const seen = everyEnd(state, first.view.size, first.view.roundsLeft)
  for (const { player, view } of answers) {
    const compare = (key: string, verdict: Verdict) => {
      const { in: wasIn, out: wasOut } = seen.get(player)?.get(key) ?? { in: false, out: false }
      if (verdict === 'in') expect(wasOut, `${player} ${key} said in`).toBe(false)
      if (verdict === 'out') expect(wasIn, `${player} ${key} said out`).toBe(false)
    }
    compare('', view.prospect.verdict)
    for (const { outcome, tournamentPoints, verdict } of view.outcomes) {
      compare(`${view.match} ${outcomeKey(outcome, tournamentPoints)}`, verdict)
    }
  }
}

/** Plays an event on so many times, as it really would be, and compares with what was said. */
export const neverSaidWrongly = (moment: Moment, times: number): void => {
  const told = eventBeforeCut(moment)
  const answers = answersIn(told.state(), 10)
  const [first] = answers
  for (let time = 0; time < times && first !== undefined; time++) {
    const end = playedOn(
      told.event(),
      first.view.roundsLeft,
      chanceFrom(`${moment.entropy} ${time}`),
    )
    const { seeds } = cutOf(end, first.view.size)
    const running = ownKeys(end, first.view.round)
    const next = ownKeys(end, first.view.round + 1)
    for (const { player, view } of answers) {
      const isOwn = ({ outcome, tournamentPoints }: OwnOutcome) =>
        outcomeKey(outcome, tournamentPoints) ===
        (view.match === 'open' ? running : next).get(player)
      for (const { verdict } of [view.prospect, ...view.outcomes.filter(isOwn)]) {
        if (verdict === 'in') expect(seeds, `said in, end ${time}`).toContain(player)
        if (verdict === 'out') expect(seeds, `said out, end ${time}`).not.toContain(player)
      }
    }
  }
}

const playedOn = (event: Event, left: number, chance: Chance): EventState => {
  let now = event
  const give = (command: Command) => {
    const decision = decide(now, asking(command, { entropy: `${chance.word()}`, override: 'on' }))
    if (!decision.granted) return expect.fail(JSON.stringify(decision.refusal))
    now = advance(
      now,
      decision.facts.map((fact, index) => ({
        n: now.log.length + index + 1,
        at: instant(1_443_900_000_000),
        by: { role: 'organizer' as const },
        command: commandId(`on-${now.log.length}`),
        fact,
      })),
    )
  }
  const state = () => now.state as EventState
  const finish = () => {
    const round = openRound(state())
    if (round === null) return
    for (const match of openMatches(state(), round)) {
      give({
        kind: 'enter-result',
        match: match.match,
        result: playedResult(state(), match, chance),
      })
    }
    give({ kind: 'close-round' })
  }
  finish()
  for (let round = 0; round < left; round++) {
    give({ kind: 'pair-round' })
    give({ kind: 'publish-round' })
    finish()
  }
  return state()
}

/** A result without a ruling: nobody who leaves or is punished, as was assumed. */
const playedResult = (state: EventState, match: Match, chance: Chance): Result => {
  const result = anyResult(chance, state, match)
  const usual = someResults(state)
  const isUsual = usual.some(({ ending }) => ending === result.ending) && result.ending !== 'games'
  return isUsual ? result : (usual[chance.below(usual.length)] as Result)
}
