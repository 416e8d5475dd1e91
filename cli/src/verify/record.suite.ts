import {
  chanceFrom,
  eventId,
  type Options,
  openMatches,
  openRound,
  type PublicRecord,
  playerId,
  publicRecord,
  regulationOf,
  type Structure,
  type Tier,
  wayOf,
} from '@topcut/engine'
import { type Telling, telling } from '@topcut/exchange'
import { expect } from 'vitest'

const ruledBy = (id: string) => regulationOf(id) ?? expect.fail(`no document ${id}`)

/** An event up to its start, its lots fixed at the creation. */
export const started = (
  players: number,
  structure: Structure,
  regulation = 'x-wing/en-3.2',
  more: { readonly tier?: Tier; readonly options?: Options } = {},
): Telling => {
  const tale = telling()
  tale.give(
    {
      kind: 'create-event',
      name: 'Spring Open',
      regulation,
      tier: 'casual',
      date: ruledBy(regulation).defaultDate,
      structure,
      options: {},
      ...more,
    },
    { secret: 'kept by the server' },
  )
  const ids = Array.from({ length: players }, (_, index) => playerId(`p${index + 1}`))
  for (const player of ids) tale.give({ kind: 'register-player', player })
  tale.giveAll(ids.map((player) => ({ command: { kind: 'check-in-player', player } })))
  tale.give({ kind: 'announce-event' })
  tale.give({ kind: 'start-stage' })
  return tale
}

/** Publishes the round that waits, and plays it. */
export const playOn = (tale: Telling): void => {
  tale.give({ kind: 'publish-round' })
  playOut(tale)
}

/** Plays the round that is running to its end. */
export const playOut = (tale: Telling): void => {
  const state = tale.state()
  const round = openRound(state) ?? expect.fail('no round')
  const { scoring } = ruledBy(state.created.regulation)
  const chance = chanceFrom(`round ${round.number}`)
  const isLast = state.stages.at(-1)?.plan.kind !== 'swiss'
  const way = wayOf(isLast ? scoring.elimination : scoring.swiss)
  tale.giveAll(
    openMatches(state, round).map(({ match }) => ({
      command: { kind: 'enter-result', match, result: way.byChance(chance) },
    })),
  )
  tale.give({ kind: 'close-round' })
}

export const playRound = (tale: Telling): void => {
  tale.give({ kind: 'pair-round' })
  playOn(tale)
}

export const swissThenCut = {
  kind: 'custom',
  stages: [
    { kind: 'swiss', rounds: 3, cut: null },
    { kind: 'elimination', rounds: null, cut: 4 },
  ],
} as const

/** A whole event of eight, three rounds and the cut of four, with its champion. */
export const wholeEvent = (): Telling => {
  const tale = started(8, swissThenCut)
  for (let round = 1; round <= 3; round++) playRound(tale)
  tale.give({ kind: 'make-cut' })
  tale.give({ kind: 'start-stage' })
  for (let round = 4; round <= 5; round++) playRound(tale)
  tale.give({ kind: 'finish-event' })
  return tale
}

export const recordOf = (tale: Telling, names: readonly string[] = []): PublicRecord => {
  const named = new Map(names.map((name, index) => [playerId(`p${index + 1}`), name]))
  const record = publicRecord(eventId('spring'), tale.event(), names.length === 0 ? null : named)
  return record ?? expect.fail('nothing is public')
}
