import { expect } from 'vitest'
import {
  bracketOf,
  currentStage,
  type PlayerId,
  type Regulation,
  type StagePlan,
  standingsView,
} from '../../src/index.ts'
import { id, type Story, story } from '../story.ts'

/** The moments of a day at which somebody can go, in their order. */
export const moments = [
  'before the start',
  'before round 1 is paired',
  'paired, not published',
  'published, not begun',
  'match running',
  'between rounds',
  'before the cut',
  'after the cut',
  'first games published',
  'elimination, match running',
  'elimination, between rounds',
  'before the final',
  'final, match running',
] as const

type Moment = (typeof moments)[number]

/** What can be done about somebody who goes, or does not come. */
export const acts = ['no-show', 'drop', 'concession', 'disqualification', 'declined place'] as const

export type Act = (typeof acts)[number]

/** What happens, and by which rules and readings of the document's page. */
type Cell = readonly [happens: string, ...rules: readonly string[]]

/** A document's moments without a row do not come up in it. */
export type LeavingTable = { readonly [M in Moment]?: { readonly [A in Act]: Cell } }

/** Two Swiss rounds, then the best eight of twelve; of eight teams the first two, if they are level. */
const planOf = ({ structure }: Regulation): readonly StagePlan[] => {
  const swiss: StagePlan = { kind: 'swiss', rounds: 2, cut: null }
  return structure.finals === 'final-match'
    ? [swiss]
    : [swiss, { kind: structure.finals, rounds: null, cut: 8 }]
}

export type Day = {
  readonly event: Story
  /** Who goes. */
  readonly player: PlayerId
}

const lastOf = ({ structure }: Regulation): PlayerId =>
  id(structure.finals === 'final-match' ? 'p8' : 'p12')

const begin = (regulation: Regulation, isThere = true): Story => {
  const structure = { kind: 'custom', stages: planOf(regulation) } as const
  const last = lastOf(regulation)
  const players = Number(last.slice(1)) - 1
  const event = story({ regulation: regulation.id, players, structure, started: false })
  event.does({ kind: 'register-player', player: last })
  if (isThere) event.does({ kind: 'check-in-player', player: last })
  return event
}

export const start = (event: Story) => {
  event.does({ kind: 'announce-event' })
  event.does({ kind: 'start-stage' })
}

const publish = (event: Story) => {
  event.does({ kind: 'pair-round' })
  event.does({ kind: 'publish-round' })
}

const run = (event: Story, player: PlayerId) => {
  event.does({ kind: 'start-clock' })
  event.does({ kind: 'start-match', match: event.matchOf(player).match })
}

/** A day as it stands at the moment; null where the document has no such moment. */
export const dayAt = (regulation: Regulation, moment: Moment, act: Act): Day | null => {
  const last = lastOf(regulation)
  if (moment === 'before the start') {
    return { event: begin(regulation, act !== 'no-show'), player: last }
  }
  const event = begin(regulation)
  start(event)
  const at = moments.indexOf(moment)
  const isUpTo = (other: Moment) => at >= moments.indexOf(other)
  if (moment === 'before round 1 is paired') return { event, player: last }
  if (moment === 'paired, not published') {
    event.does({ kind: 'pair-round' })
    return { event, player: last }
  }
  if (moment === 'published, not begun' || moment === 'match running') {
    publish(event)
    if (moment === 'match running') run(event, last)
    return { event, player: last }
  }
  event.playRound()
  if (moment === 'between rounds') return { event, player: last }
  event.playRound()
  // The second of those who would go on.
  const second = standingsView(event.state()).rows[1]?.player ?? expect.fail('nobody')
  if (moment === 'before the cut') return { event, player: second }
  event.does({ kind: 'make-cut' })
  if (moment === 'after the cut') return { event, player: second }
  event.does({ kind: 'start-stage' })
  if (isUpTo('elimination, between rounds')) {
    if (regulation.structure.finals === 'final-match') return atFinalMatch(event, moment)
    return atLaterGame(event, moment)
  }
  publish(event)
  if (moment === 'elimination, match running') run(event, second)
  return { event, player: second }
}

/** A final match has no rounds before it. */
const atFinalMatch = (event: Story, moment: Moment): Day | null => {
  if (moment !== 'final, match running') return null
  publish(event)
  const [player] = event.matchAt(1).players
  run(event, player)
  return { event, player }
}

const atLaterGame = (event: Story, moment: Moment): Day => {
  event.playRound()
  const nextPlayer = () => {
    const { next } = bracketOf(event.state(), event.state().stages.length - 1)
    return next[0]?.slots.find((slot) => slot !== null) ?? expect.fail('nobody is due')
  }
  if (moment === 'elimination, between rounds') return { event, player: nextPlayer() }
  for (let round = 0; round < 9 && !isFinalDue(event); round++) event.playRound()
  const player = nextPlayer()
  if (moment === 'before the final') return { event, player }
  publish(event)
  run(event, player)
  return { event, player }
}

/** Whether the next game can be the last. */
const isFinalDue = (event: Story): boolean => {
  const { next } = bracketOf(event.state(), event.state().stages.length - 1)
  const [game] = next
  return (
    next.length === 1 &&
    (game?.game === 'GF1' || currentStage(event.state())?.plan.kind === 'elimination')
  )
}
