import { type EventState, followingStage, planFor, rulesOf } from '@topcut/engine'
import { awaitingSentence, buttonLabel, planText } from '@topcut/protocol/words'
import type { Leading } from '../../../leader/leading.ts'
import type { DeskWords } from '../../../words/desk.ts'
import type { NextStep } from './next-step.ts'

/** What will be played, once the head count is known. */
const planSentence = (words: DeskWords, state: EventState): string | null => {
  const { regulation } = rulesOf(state.created)
  const present = [...state.players.values()].filter(({ checkedIn }) => checkedIn).length
  const stages = planFor(state.created.structure, present, regulation.structure)
  if (stages === null) return null
  const players = words.termWith('count.players', { count: present })
  return words.page.planFor(players, planText(words.language, stages))
}

/** Why what was announced has to be announced again: others are there than it was made for. */
const announcedFor = (words: DeskWords, { told, players }: EventState): string | null => {
  if (told === null) return null
  const now = [...players.values()].filter(({ status }) => status === 'registered').length
  const { again } = words.page.before
  return told.headCount === now ? again.otherwise : again.players(told.headCount, now)
}

/** The sentence that says what the day waits for. */
export const waitsForText = (
  words: DeskWords,
  { state, names }: Leading,
  { waits }: NextStep,
): string => {
  if (state.cancelled !== null) return words.page.calledOff(state.cancelled.reason)
  if (waits.step === 'nothing' && state.finished !== null) {
    return words.termWith('wait.finished', { player: names.player(state.finished.champion) })
  }
  if (waits.step === 'enter-results') {
    // The tables follow as links; a clock that nobody started is said as well.
    const { round, tables, of } = waits
    const missing = words.page.rounds.missing(round, tables.length, of)
    return waits.isClockRunning ? missing : `${missing}. ${words.termWith('wait.clock', { round })}`
  }
  const again = waits.step === 'announce-event' ? announcedFor(words, state) : null
  const sentence = again ?? awaitingSentence(words.language, waits)
  if (waits.step === 'start-stage' && state.stages.length > 0) {
    const following = followingStage(state)
    return following === null ? sentence : `${sentence} ${planText(words.language, [following])}.`
  }
  const isPlanned = waits.step === 'announce-event' || waits.step === 'start-stage'
  const plan = isPlanned && state.stages.length === 0 ? planSentence(words, state) : null
  return plan === null ? sentence : `${sentence} ${plan}`
}

/** What the primary button says. */
export const nextStepText = (words: DeskWords, { waits, does }: NextStep): string => {
  const { page, term } = words
  if (does.kind === 'register') return page.addPlayers
  if (does.kind === 'check-in') return term('all-check-in')
  if (does.kind === 'table') {
    return does.isDisputed ? page.rounds.settleTable(does.table) : page.enterTable(does.table)
  }
  if (does.kind === 'nothing') return ''
  const { kind } = does.command
  if (waits.step === 'start-stage') return page.startAndPair
  if (waits.step === 'pair-round') return page.pairRound(waits.round)
  if (waits.step === 'publish-round') return page.publishRound(waits.round)
  if (waits.step === 'close-round') {
    const isAlone = does.also === undefined
    return isAlone ? page.closeRound(waits.round) : page.closeAndPair(waits.round, waits.round + 1)
  }
  return buttonLabel(words.language, kind)
}
