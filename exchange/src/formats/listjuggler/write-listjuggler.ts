import { regulationOf } from '@topcut/engine'
import type { Writer } from '../../outgoing/outgoing.ts'
import { printed, tournament } from '../cryodex/write-cryodex.ts'

/** What the archive of List Juggler takes: more is required there, and a drop has no round. */
export const writeListjuggler: Writer = (event) => {
  const { scenario, name } = event
  const regulation = regulationOf(scenario.regulation)
  return printed({
    tournament: {
      name: name ?? 'Topcut',
      date: scenario.date ?? regulation?.defaultDate,
      type: 'Other',
      round_length: regulation?.roundLength.swiss.value.minutes ?? 75,
      participant_count: scenario.players.length,
      ...tournament(event, { dropped: () => true, hasSalvo: true }),
    },
  })
}
