import type { Event } from '@topcut/engine'
import type { Outcome, Parcel } from '../state/sending/outbox.ts'
import { heldBy } from './held-by.ts'
import { type Leading, tryHere } from './leading.ts'
import type { Workplace } from './workplace.ts'

/** The refusal that the state held here already knows. A draw is left to the server's luck. */
const refusedHere = (event: Event, { command, override }: Parcel): Outcome | null => {
  if (command.kind === 'pair-round') return null
  const decision = tryHere(event, command, override)
  return decision.granted ? null : { kind: 'refused', refusal: decision.refusal }
}

export const actingIn = (workplace: Workplace): Pick<Leading, 'act' | 'actAll'> => {
  const { outbox, done } = workplace

  const give = async (parcel: Parcel): Promise<Outcome> => {
    const event = heldBy(workplace)
    const refused = event === null ? null : refusedHere(event, parcel)
    return refused ?? outbox.send(parcel)
  }

  return {
    act: async (parcel) => {
      const outcome = await give(parcel)
      if (outcome.kind === 'granted') {
        done.set({ commands: [outcome.command], warnings: outcome.warnings })
      }
      return outcome
    },
    actAll: async (parcels, summary, progress) => {
      const outcomes: Outcome[] = []
      for (const parcel of parcels) {
        outcomes.push(await give(parcel))
        progress?.(outcomes.length)
      }
      const granted = outcomes.filter((outcome) => outcome.kind === 'granted')
      if (granted.length > 0) {
        done.set({
          commands: granted.map(({ command }) => command),
          warnings: granted.flatMap(({ warnings }) => warnings),
          ...(granted.length === 1 ? {} : { summary: summary(granted.length) }),
        })
      }
      return outcomes
    },
  }
}
