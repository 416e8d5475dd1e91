import {
  type Command,
  currentRound,
  type EventState,
  openMatches,
  type PlayerId,
  type Regulation,
  type Result,
  regulations,
} from '@topcut/engine'
import type { Language } from '@topcut/protocol/words'
import { usualStructure } from '../../../leader/structure/structure-choice.ts'
import type { Parcel } from '../../../state/sending/outbox.ts'
import { type CreateEvent, creationOf } from '../create/creation.ts'
import { practiceName } from './practice-names.ts'

export const practicePlayers = 24
const tables = practicePlayers / 2
const rounds = 2
const half = tables / 2

/** Everybody twice, three steps to the first round, four steps around each round's results. */
export const practiceSteps = 2 * practicePlayers + 2 + rounds * (3 + tables) + 1 - half

/** By a document in the reader's language whose matches end like those played below. */
const practiceRegulation = (language: Language): Regulation | undefined => {
  const simple = regulations.filter(({ scoring: { swiss } }) =>
    (['destruction', 'time'] as const).every((ending) => swiss.endings.value.includes(ending)),
  )
  return simple.find((one) => one.language === language) ?? simple[0]
}

/** The event itself; null where no document will do. */
export const practiceCreation = (
  language: Language,
  name: string,
  date: string,
): CreateEvent | null => {
  const regulation = practiceRegulation(language)
  if (regulation === undefined) return null
  return creationOf(regulation, {
    name,
    tier: 'competitive',
    date,
    kind: usualStructure(regulation, 'competitive'),
    swissRounds: '4',
    cut: '4',
    minutes: { swiss: '', elimination: '' },
    missions: '',
    options: {},
  })
}

const resultAt = (table: number): Result =>
  table % 4 === 0
    ? { ending: 'time', score: [52 + table, 48 - table] }
    : { ending: 'destruction', score: table % 3 === 0 ? [24 + table, 100] : [100, 90 - 5 * table] }

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
  return roundStep(state)
}

const roundStep = (state: EventState): Parcel | null => {
  const give = (command: Command): Parcel => ({ command })
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
  return give({ kind: 'enter-result', match: next.match, result: resultAt(next.table) })
}
