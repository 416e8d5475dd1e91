import {
  type Command,
  currentRound,
  type EventState,
  openMatches,
  type PlayerId,
  type Regulation,
} from '@topcut/engine'
import { usualStructure } from '../../../leader/structure/structure-choice.ts'
import type { Parcel } from '../../../state/sending/outbox.ts'
import { type CreateEvent, creationOf } from '../create/creation.ts'
import { practiceName } from './practice-names.ts'
import { practiceResult } from './practice-result.ts'

export const practicePlayers = 24
const tables = practicePlayers / 2
const rounds = 2
const half = tables / 2

/** Everybody twice, three steps to the first round, four steps around each round's results. */
export const practiceSteps = 2 * practicePlayers + 2 + rounds * (3 + tables) + 1 - half

/** The event itself. */
export const practiceCreation = (regulation: Regulation, name: string, date: string): CreateEvent =>
  creationOf(regulation, {
    name,
    tier: 'competitive',
    date,
    kind: usualStructure(regulation, 'competitive'),
    swissRounds: '4',
    cut: '4',
    minutes: { swiss: '', elimination: '' },
    missions: '',
    options: {},
    about: {},
    days: 1,
  })

/** What comes next on the way to the middle of the second round; null when that is reached. */
export const practiceStep = (
  state: EventState,
  newPlayer: () => PlayerId,
  reason: string,
): Parcel | null => {
  const { players, announced, stages } = state
  if (players.size < practicePlayers) {
    const name = practiceName(players.size)
    return { command: { kind: 'register-player', player: newPlayer() }, name }
  }
  const absent = [...players.values()].find(({ checkedIn }) => !checkedIn)
  if (absent !== undefined) return { command: { kind: 'check-in-player', player: absent.player } }
  if (announced === null) return { command: { kind: 'announce-event' } }
  if (stages.length === 0) return { command: { kind: 'start-stage' }, override: reason }
  return roundStep(state, reason)
}

const roundStep = (state: EventState, reason: string): Parcel | null => {
  const give = (command: Command): Parcel => ({ command, override: reason })
  const round = currentRound(state)
  if (round === null || round.status === 'closed') {
    return state.rounds.length < rounds ? give({ kind: 'pair-round' }) : null
  }
  if (round.status === 'paired') return give({ kind: 'publish-round' })
  if (round.clock === null) return give({ kind: 'start-clock' })
  const open = openMatches(state, round)
  const isLast = round.number === rounds
  if (isLast && open.length <= half) return null
  const [next] = open
  if (next === undefined) return give({ kind: 'close-round' })
  return give({ kind: 'enter-result', match: next.match, result: practiceResult(state, next) })
}
