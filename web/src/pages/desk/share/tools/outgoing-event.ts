import { type Event, type EventState, isEndKept, withoutEnd, xwsOf } from '@topcut/engine'
import { type Outgoing, scenarioOfEvent } from '@topcut/exchange'
import type { PublicNames } from '../../../../leader/names/public-names.ts'

type Held = { readonly event: Event; readonly state: EventState }

/** The event as it may leave the house: names as given, lists where they are open to everybody. */
export const outgoingEvent = ({ event, state }: Held, names: PublicNames): Outgoing => {
  const { scenario } = scenarioOfEvent(event, withoutEnd(state), names.player, names.members)
  return {
    name: state.created.name,
    scenario: isEndKept(state) ? withLastRoundOpen(scenario) : scenario,
    lists: openLists(state, names),
  }
}

/** Its results come to places, and these are told at the ceremony. */
const withLastRoundOpen = (scenario: Outgoing['scenario']): Outgoing['scenario'] => ({
  ...scenario,
  rounds: scenario.rounds.map((round, index) =>
    index < scenario.rounds.length - 1
      ? round
      : {
          ...round,
          matches: round.matches.map((one) => ('bye' in one ? one : { ...one, result: null })),
        },
  ),
})

/** Squads as other programs exchange them; anything else has no form that they would know. */
const openLists = (state: EventState, names: PublicNames): Outgoing['lists'] =>
  new Map(
    state.listsOpenTo === 'everybody'
      ? [...state.lists].flatMap(([player, { list }]) =>
          list.kind === 'squad' ? [[names.player(player), xwsOf(list)] as const] : [],
        )
      : [],
  )
