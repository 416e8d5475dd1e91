import { type EventState, followingStage, planFor, roundNameOf, rulesOf } from '@topcut/engine'
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

/** What is said of a round of the bracket, by its name; null while rounds go by their numbers. */
const namedRound = (words: DeskWords, state: EventState, { waits, does }: NextStep) => {
  const name = 'round' in waits ? roundNameOf(state, waits.round) : null
  if (name === null || name.kind === 'numbered') return null
  const { named } = words.page
  const [alone, within] = [words.called(name), words.calledWithin(name)]
  switch (waits.step) {
    case 'pair-round':
      return { sentence: named.canBePaired(alone), button: named.pair(within) }
    case 'publish-round':
      return {
        sentence: named.isPaired(alone),
        button: named.publish(within),
        asks: named.publishAsk(within),
      }
    case 'close-round':
      return {
        sentence: named.allIn(alone),
        button:
          does.kind === 'command' && does.also !== undefined
            ? named.closeAndPair(within, words.calledWithin(roundNameOf(state, waits.round + 1)))
            : named.close(within),
      }
    default:
      return null
  }
}

/** The sentence that says what the day waits for. */
export const waitsForText = (
  words: DeskWords,
  { state, names }: Leading,
  next: NextStep,
): string => {
  const { waits } = next
  if (state.cancelled !== null) return words.page.calledOff(state.cancelled.reason)
  if (waits.step === 'nothing' && state.finished !== null) {
    return words.termWith('wait.finished', { player: names.player(state.finished.champion) })
  }
  if (waits.step === 'enter-results') {
    // The tables follow as links; a clock that nobody started is said as well.
    const { round, tables, of } = waits
    const name = roundNameOf(state, round)
    const missing = words.page.rounds.missing(words.called(name), tables.length, of)
    return waits.isClockRunning ? missing : `${missing}. ${words.page.clockNotStarted}`
  }
  const named = namedRound(words, state, next)
  if (named !== null) return named.sentence
  const again = waits.step === 'announce-event' ? announcedFor(words, state) : null
  const sentence = again ?? awaitingSentence(words.language, waits, names.inTeams)
  if (waits.step === 'start-stage' && state.stages.length > 0) {
    const following = followingStage(state)
    return following === null ? sentence : `${sentence} ${planText(words.language, [following])}.`
  }
  const isPlanned = waits.step === 'announce-event' || waits.step === 'start-stage'
  const plan = isPlanned && state.stages.length === 0 ? planSentence(words, state) : null
  return plan === null ? sentence : `${sentence} ${plan}`
}

/** What the primary button says. */
export const nextStepText = (words: DeskWords, state: EventState, next: NextStep): string => {
  const { waits, does } = next
  const { page, term } = words
  if (does.kind === 'register') return page.addPlayers
  if (does.kind === 'check-in') return term('all-check-in')
  if (does.kind === 'table') {
    return does.isDisputed ? page.rounds.settleTable(does.table) : page.enterTable(does.table)
  }
  if (does.kind === 'nothing') return ''
  const { kind } = does.command
  const named = namedRound(words, state, next)
  if (named !== null) return named.button
  if (waits.step === 'start-stage') return page.startAndPair
  if (waits.step === 'pair-round') return page.pairRound(waits.round)
  if (waits.step === 'publish-round') return page.publishRound(waits.round)
  if (waits.step === 'close-round') {
    const isAlone = does.also === undefined
    return isAlone ? page.closeRound(waits.round) : page.closeAndPair(waits.round, waits.round + 1)
  }
  return buttonLabel(words.language, kind)
}

/** Players cannot forget what they have seen. */
export const publishAsk = (words: DeskWords, state: EventState, next: NextStep): string => {
  const { waits } = next
  if (waits.step !== 'publish-round') return ''
  return namedRound(words, state, next)?.asks ?? words.page.publishAsk(waits.round)
}
