import { eventId, type PublicRecord, publicRecord } from '@topcut/engine'
import { expect } from 'vitest'
import { id, type Story, story } from '../../engine/testing/story.ts'

const swiss = {
  kind: 'custom',
  stages: [{ kind: 'swiss', rounds: 3, cut: null }],
} as const

const recordOf = (told: Story): PublicRecord =>
  publicRecord(eventId('told'), told.event(), null) ?? expect.fail('no record')

/** Lots that were fixed before anybody had played, each with two words of the hall. */
export const committedRecord = (): PublicRecord => {
  const told = story({ players: 7, structure: swiss, secret: 'kept until the end' })
  for (const word of ['lighthouse', 'harbour', 'tide']) {
    told.does({ kind: 'contribute-luck', text: word })
    told.does({ kind: 'contribute-luck', text: '4 2 6' })
    told.playRound()
  }
  return recordOf(told)
}

/** A result that was amended, paired by, and put back when the next round was over. */
export const takenBackRecord = (): PublicRecord => {
  const told = story({ regulation: 'x-wing/de', players: 7, structure: swiss })
  told.plays('p1 100-10 p2', 'p3 100-20 p4', 'p5 100-0 p6', 'p7 bye')
  const lost = [...told.state().matches.values()].find(({ players }) => players.includes(id('p6')))
  const { match } = lost ?? expect.fail('no match')
  // The last of all has won: somebody else sits out in round 2.
  const result = { ending: 'destruction', score: [50, 100] } as const
  told.does({ kind: 'amend-result', match, result, reason: 'the other way round' })
  told.playRound()
  told.does({ kind: 'undo', entry: told.entryOf('result-amended'), reason: 'it was right' })
  told.playRound()
  return recordOf(told)
}

/** A place in the bracket that was given up, and the next in the standings moved in. */
export const declinedRecord = (): PublicRecord => {
  const top = { kind: 'elimination', rounds: null, cut: 4 } as const
  const stages = [{ kind: 'swiss', rounds: 2, cut: null }, top] as const
  const told = story({ regulation: 'x-wing/de', players: 8, structure: { kind: 'custom', stages } })
  told.playRound()
  told.playRound()
  told.does({ kind: 'make-cut' })
  const player = told.state().cut?.seeds[1] ?? expect.fail('no cut')
  told.does({ kind: 'decline-place', player })
  for (const kind of ['start-stage', 'pair-round', 'publish-round'] as const) told.does({ kind })
  return recordOf(told)
}
