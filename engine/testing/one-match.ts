import { expect } from 'vitest'
import {
  type Ask,
  currentRound,
  type Options,
  type Refusal,
  type Regulation,
  type Result,
  tablesView,
} from '../src/index.ts'
import { bracketStory, type Story, story } from './story.ts'

/** Two at a table, p1 in the first seat. */
export const oneMatch = ({ id: regulation }: Regulation, options: Options = {}): Story => {
  const event = story({ regulation, players: 2, options })
  event.seats('p1 - p2')
  return event
}

/** The final of an elimination, published. */
export const oneFinal = ({ id: regulation }: Regulation): Story => {
  const event = bracketStory(2, { regulation, players: 2 })
  event.does({ kind: 'pair-round' })
  event.does({ kind: 'publish-round' })
  return event
}

/** The first round of an elimination of four, published: the final is still to come. */
export const oneSemiFinal = ({ id: regulation }: Regulation): Story => {
  const event = bracketStory(4, { regulation, players: 4 })
  event.does({ kind: 'pair-round' })
  event.does({ kind: 'publish-round' })
  return event
}

/** What the only table shows of a result: `win 5/176, loss 0/24`, points and margins. */
export const earnedBy = (event: Story, result: Result, by: Partial<Ask> = {}): string => {
  event.does({ kind: 'enter-result', match: event.matchAt(1).match, result }, by)
  const round = currentRound(event.state()) ?? expect.fail('no round')
  const [table] = tablesView(event.state(), round)
  return (table?.earned ?? [])
    .map((line) => `${line.outcome} ${line.tournamentPoints}/${line.marginOfVictory}`)
    .join(', ')
}

export const refusedBy = (event: Story, result: Result): Refusal =>
  event.refuses({ kind: 'enter-result', match: event.matchAt(1).match, result })
