import {
  droppedBefore,
  type Outgoing,
  playersIn,
  reachedIn,
  rowsOf,
  type Writer,
} from '../../outgoing/outgoing.ts'
import { writeMatch } from './write-match.ts'

/** How two tools take the same object. */
type Manner = {
  readonly dropped: (first: number) => unknown
  readonly hasSalvo: boolean
}

/** What Cryodex writes, as ListFortress takes it. */
export const writeCryodex: Writer = (event) =>
  printed({
    name: event.name ?? 'Topcut',
    ...tournament(event, {
      dropped: (first) => first,
      hasSalvo: false,
    }),
  })

export const printed = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`

export const tournament = ({ scenario, lists }: Outgoing, manner: Manner) => {
  const rows = rowsOf(scenario)
  const reached = reachedIn(scenario)
  return {
    players: scenario.players.map(({ name }) => {
      const row = rows.get(name)
      const first = droppedBefore(scenario, name)
      const list = lists.get(name)
      const elimination = reached.get(name)
      return {
        name,
        // An object or null is an error there; nothing is an empty text.
        list: list === undefined ? '' : JSON.stringify(list),
        ...(row === undefined
          ? {}
          : {
              ...(row.marginOfVictory === null ? {} : { mov: row.marginOfVictory }),
              score: row.tournamentPoints,
              sos: Math.round(row.strengthOfScheduleShown * 100) / 100,
            }),
        ...(first === null ? {} : { dropped: manner.dropped(first) }),
        rank: {
          swiss: row?.place ?? 0,
          ...(elimination === undefined ? {} : { elimination }),
        },
      }
    }),
    rounds: scenario.rounds.map((round, index) => ({
      'round-type': round.stage === 'swiss' ? 'swiss' : 'elimination',
      'round-number': round.stage === 'swiss' ? index + 1 : playersIn(round),
      matches: round.matches.map((match) =>
        writeMatch(scenario, match, round.stage, manner.hasSalvo),
      ),
    })),
  }
}
