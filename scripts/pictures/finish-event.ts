import {
  awaiting,
  type Command,
  type EventState,
  type Match,
  matchSetting,
  openEvent,
  openMatches,
  openRound,
  type Result,
} from '@topcut/engine'
import type { EventAnswer } from '@topcut/protocol'
import type { DemoHall, Shows } from './demo-hall.ts'

/** The first seat wins every game: nobody looks at more than where it ends. */
const wonBy = (state: EventState, match: Match): Result => ({
  ending: 'won',
  winner: 'first',
  light: matchSetting(state, match).light?.seat ?? 'first',
})

/** Plays a bracket to its end at the desk, as its organizer would. */
export const finishEvent = async (hall: DemoHall, what: Shows): Promise<void> => {
  const address = `${hall.url}/api/events/${hall.eventOf(what)}`
  const headers = {
    cookie: hall.cookieOf('organizer') ?? '',
    'content-type': 'application/json',
  }
  const stateNow = async (): Promise<EventState | null> => {
    const { log } = (await (await fetch(address, { headers })).json()) as EventAnswer
    return openEvent(log).state
  }
  const give = async (command: Command): Promise<void> => {
    const body = JSON.stringify({ id: crypto.randomUUID(), command })
    const answer = await fetch(`${address}/commands`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${command.kind}: ${await answer.text()}`)
  }
  for (;;) {
    const state = await stateNow()
    const step = state === null ? 'nothing' : awaiting(state).step
    if (state === null || step === 'nothing') return
    const round = openRound(state)
    if (step !== 'enter-results') await give({ kind: step } as Command)
    else
      for (const match of round === null ? [] : openMatches(state, round))
        await give({ kind: 'enter-result', match: match.match, result: wonBy(state, match) })
  }
}
