import { type EventState, explain, type Ledger, type StandingRow } from '@topcut/engine'
import { useMemo } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { ExplainedNumber } from '../../../leader/player/explained-number.tsx'
import { explainedIn, type Opened } from '../../../parts/standings/opened.ts'
import { ExplainedPlace } from './explained-place.tsx'
import { PlayerRounds } from './player-rounds.tsx'

type Props = {
  readonly state: EventState
  readonly afterRound: number
  readonly rows: readonly StandingRow[]
  readonly row: StandingRow
  readonly what: Opened['what']
  readonly ledger: Ledger
  readonly hasMargin: boolean
}

/** What stands below a line that has been opened. */
export const OpenedLine = ({ state, afterRound, rows, row, what, ledger, hasMargin }: Props) => {
  const { names } = useLeading()
  const explanation = useMemo(
    () => explain(state, row.player, afterRound),
    [state, row, afterRound],
  )
  const lineOf = useMemo(() => new Map(rows.map((one) => [one.player, one])), [rows])
  if (explanation === null) return null
  if (what === 'place') return <ExplainedPlace {...{ explanation, rows, row, afterRound }} />
  if (what === 'rounds') {
    return (
      <>
        <PlayerRounds
          player={row.player}
          ledger={ledger}
          hasMargin={hasMargin}
          pointsOf={(player) => lineOf.get(player)?.tournamentPoints ?? 0}
        />
        <ExplainedPlace {...{ explanation, rows, row, afterRound }} />
      </>
    )
  }
  const explained = explainedIn(explanation, what)
  return (
    explained !== null && (
      <ExplainedNumber
        name={what}
        explained={explained}
        explanation={explanation}
        player={names.player(row.player)}
        placeOf={(player) => lineOf.get(player)?.place ?? null}
      />
    )
  )
}
