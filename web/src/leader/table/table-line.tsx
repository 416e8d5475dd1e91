import type { Pair, PlayerId, TableRow } from '@topcut/engine'
import type { Ref } from 'react'
import { membersText } from '../../parts/pairings/members.ts'
import { shortNames } from '../../parts/pairings/short-names.ts'
import { useLeading } from '../leading.ts'
import { DrawnLine } from './drawn-line.tsx'
import { streamedMatch } from './streamed.ts'
import { tableSetting } from './table-setting.ts'
import { type AtTables, tableStatus } from './table-status.ts'

type Props = {
  readonly ref?: Ref<HTMLLIElement>
  readonly row: TableRow
  /** Tournament points before the round, or seeds in a bracket. */
  readonly beside: Pair<string>
  readonly endsGroup?: boolean
  readonly at: AtTables
  readonly enteredAt: number | null
  /** The only table on show: open without being chosen. */
  readonly isAlone?: boolean
  /** A result was sent from this table: on to the next one. */
  readonly onNext: (table: number) => void
}

/** One table: who plays, what goes on, and the result as it is entered, stands or is amended. */
export const TableLine = ({ row, at, ...props }: Props) => {
  const { workplace, state, names } = useLeading()
  const status = tableStatus(row, at)
  const players: Pair<string> = [names.player(row.players[0]), names.player(row.players[1])]
  const membersOf = (player: PlayerId) => membersText(names.members?.(player) ?? [])
  return (
    <DrawnLine
      {...props}
      workplace={workplace}
      row={row}
      players={players}
      short={shortNames(players, names.inTeams)}
      members={[membersOf(row.players[0]), membersOf(row.players[1])]}
      setting={tableSetting(state, row)}
      status={status}
      isStreamed={streamedMatch(state) === row.match}
      about={'player' in status ? names.player(status.player) : ''}
      conflict={at.conflicts.get(row.match)}
    />
  )
}
