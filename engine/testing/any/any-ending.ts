import { expect } from 'vitest'
import type { Chance } from '../../src/chance/chance.ts'
import type { Decision } from '../../src/event/spine/decision.ts'
import {
  type Ask,
  awaiting,
  type Command,
  currentStage,
  type EventState,
  leaderId,
  matchesOf,
  openMatches,
  openRound,
  type Refusal,
} from '../../src/index.ts'
import { enters } from './any-command.ts'

/** Where commands are given: the event as it stands, and its answers. */
export type Desk = {
  readonly state: () => EventState
  readonly give: (command: Command, by?: Partial<Ask>) => Decision
}

export type Ending = 'champion' | 'too-few-players'

/**
 * The next sensible step: what the day waits for, with what speaks against it settled or
 * overridden. It must be granted, unless too few are left to play.
 */
export const goOn = (desk: Desk, chance: Chance): Ending | null => {
  const { cancelled } = desk.state()
  if (cancelled !== null) {
    const undo = {
      kind: 'undo',
      entry: cancelled.entry,
      reason: 'it takes place after all',
    } as const
    expect(desk.give(undo).granted).toBe(true)
    return null
  }
  const next = awaiting(desk.state())
  if (next.step === 'nothing') return 'champion'
  if (next.step === 'enter-results') {
    const round = openRound(desk.state()) ?? expect.fail('no round')
    for (const match of openMatches(desk.state(), round)) {
      firmly(desk, enters(desk.state(), match, chance))
    }
    return null
  }
  if (chance.below(2) === 0) for (const refusal of next.against ?? []) settle(desk, refusal)
  const stage = currentStage(desk.state())
  const isOpenEnd = next.step === 'pair-round' && stage?.plan.rounds === null
  const isLastRound = isOpenEnd && stage?.plan.kind === 'swiss' && desk.state().rounds.length >= 4
  const kind = isLastRound ? 'finish-event' : awaiting(desk.state()).step
  const isWaiting = kind === 'register-players' || kind === 'check-in-players'
  // Nobody waits for who is absent.
  const decision = firmly(desk, { kind: isWaiting ? 'start-stage' : kind } as Command)
  if (decision.granted) return null
  if (isLastRound && decision.refusal.code === 'cut-needed') {
    // The first two are level: they play for it.
    expect(desk.give({ kind: 'make-cut' }).granted).toBe(true)
    return null
  }
  if (decision.refusal.code === 'no-table-for-head-count') {
    // No plan of this kind for so few: they play round after round.
    const open = firmly(desk, { kind: 'change-structure', structure: { kind: 'open' } })
    if (open.granted) return null
  }
  if (decision.refusal.code !== 'too-few-players') {
    expect.fail(`no way on: ${kind} ${JSON.stringify(decision.refusal)}`)
  }
  return 'too-few-players'
}

/** The same a little at a time: some results come in, others are still awaited. */
export const oneStepOn = (desk: Desk, chance: Chance): void => {
  const round = openRound(desk.state())
  const running = round?.status === 'published' ? openMatches(desk.state(), round) : []
  if (running.length === 0) {
    goOn(desk, chance)
    return
  }
  for (const match of running.slice(0, 1 + chance.below(running.length))) {
    firmly(desk, enters(desk.state(), match, chance))
  }
}

/** Asks, and asks again with a reason where the document gives way to one. */
const firmly = (desk: Desk, command: Command): Decision => {
  const decision = desk.give(command)
  return decision.granted || decision.refusal.overridable !== true
    ? decision
    : desk.give(command, { override: 'play goes on' })
}

/** Does what a refusal asks for; whatever cannot be done is overridden afterwards. */
const settle = (desk: Desk, refusal: Refusal): void => {
  const state = desk.state()
  switch (refusal.code) {
    case 'material-missing':
      for (const { n, player, outcome } of state.cases.values()) {
        const isOpen = outcome === null || outcome === 'conceded'
        if (!isOpen || !refusal.players.includes(player)) continue
        desk.give({ kind: 'settle-material', case: n, outcome: 'replaced' })
      }
      return
    case 'confirmation-missing': {
      const round = openRound(state) ?? expect.fail('no round')
      for (const { match, awaits: player, result } of matchesOf(state, round)) {
        if (player === null || result === null) continue
        const by = { role: 'player', player } as const
        desk.give({ kind: 'report-result', match, player, result }, { by })
      }
      return
    }
    case 'lists-missing':
      for (const player of refusal.players) {
        desk.give({ kind: 'submit-list', player, list: { kind: 'text', text: 'as on the sheet' } })
      }
      return
    case 'lists-unchecked':
      for (const player of refusal.players) desk.give({ kind: 'record-list-check', player })
      return
    case 'ruling-leader-missing':
    case 'second-judge-missing':
      desk.give({ kind: 'appoint-leader', leader: leaderId('l9'), role: 'marshal' })
      return
    default:
      return
  }
}

/** From here to the end by nothing but sensible steps. */
export const finish = (desk: Desk, chance: Chance): Ending => {
  for (let turns = 0; turns < 400; turns++) {
    const ending = goOn(desk, chance)
    if (ending !== null) return ending
  }
  return expect.fail('the event does not end')
}
