import type { Drawn } from '../../vocabulary/luck.ts'
import { rulingWarnings } from '../leaders/ruling-leader.ts'
import { isCommitted, isDrawnAgain, luckOfRound } from '../luck/draw-luck.ts'
import { dueGames } from '../reading/bracket/due-games.ts'
import { lateListRefusals } from '../reading/list-gate.ts'
import { materialRefusals } from '../reading/round-gates.ts'
import type { Fact } from '../spine/answers.ts'
import { type CommandRecord, heads } from '../spine/command.ts'
import { type Decision, grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import type { EventState } from '../spine/state.ts'
import { pairSwissRound } from './pair-swiss-round.ts'
import { pairable } from './pairable.ts'
import { roundPaired } from './round-paired.ts'

export type PairRound = {
  readonly kind: 'pair-round'
  /** Why it is drawn again, where a pairing waits that nobody has seen. */
  readonly reason?: string
}

/** Pairs the next round. Asked again before publishing, it pairs anew, on record. */
export const pairRound: CommandRecord<PairRound> = {
  may: heads,
  touches: 'rounds',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const ready = pairable(state)
    if ('refusal' in ready) return refuse(ready.refusal)
    const reason = command.reason?.trim() ?? ''
    // Whoever may draw until it pleases needs no luck: each further draw is explained to everybody.
    if (reason === '' && isCommitted(state) && isDrawnAgain(state)) {
      return refuse({ code: 'reason-needed' })
    }
    const settled = settle([...materialRefusals(state), ...lateListRefusals(state)], ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    const facts = [...ready.facts, ...settled.facts]
    const drawn = { ...luckOfRound(state, ask), ...(reason === '' ? {} : { reason }) }
    const paired =
      ready.kind === 'swiss'
        ? pairSwissRound(state, drawn, facts)
        : pairBracketRound(state, drawn, facts)
    return paired.granted
      ? grant(paired.facts, [...paired.warnings, ...rulingWarnings(state, paired.facts)])
      : paired
  },
}

const pairBracketRound = (state: EventState, drawn: Drawn, before: readonly Fact[]): Decision => {
  const { method, pairings, byes } = dueGames(state)
  const round = { method, ...drawn, pairings, byes, receipt: null, leftOut: [] }
  return grant([...before, roundPaired(state, before, round)])
}
