import {
  advance,
  commandId,
  decide,
  type Entry,
  type Event,
  instant,
  regulations,
  standingsOf,
} from '@topcut/engine'
import { bigEvent, playedOn } from '../big-event.ts'
import type { PairingEngine } from './engine.ts'

const at = instant(1_443_900_000_000)
const by = { role: 'organizer' } as const

/** What a leader waits for after a round whose standings everybody has seen: decided and folded. */
export const wholeCommand: PairingEngine = {
  name: 'topcut, pair-round',
  prepare: (state, run) => {
    const [regulation] = regulations
    if (regulation === undefined) throw new Error('there is no document to pair by')
    const last = state.rounds.length - 1
    const before = bigEvent(regulation, { ...state, rounds: state.rounds.slice(0, last) })
    // The desk has paired every round so far, and knows from it who sat where.
    paired(before, run)
    const event = playedOn(before, regulation, last + 1, state.rounds[last] ?? [])
    if (event.state !== null) standingsOf(event.state)
    return () => {
      const { state: now } = paired(event, run)
      const round = now?.rounds.at(-1)
      const pairs = (round?.matches ?? []).flatMap((match) => {
        const players = now?.matches.get(match)?.players
        return players === undefined ? [] : [[Number(players[0]), Number(players[1])] as const]
      })
      return { pairs, certified: round?.receipt?.certified ?? null }
    }
  },
}

const paired = (event: Event, run: number): Event => {
  const command = { kind: 'pair-round' } as const
  const decision = decide(event, { command, by, at, entropy: `bench ${run}` })
  if (!decision.granted) throw new Error(`not paired: ${decision.refusal.code}`)
  const id = commandId(`pair ${run}`)
  const entries = decision.facts.map(
    (fact, index): Entry => ({ n: event.log.length + index + 1, at, by, command: id, fact }),
  )
  return advance(event, entries)
}
