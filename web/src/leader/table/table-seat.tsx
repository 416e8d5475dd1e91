import type { TableRow } from '@topcut/engine'
import { down } from '../../parts/pairings/beside-names.ts'
import { nameLength } from '../../parts/pairings/short-names.ts'
import { sideText } from '../../parts/pairings/side-text.ts'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  readonly row: TableRow
  readonly index: number
  readonly name: string
  /** The people of a team. */
  readonly members?: string
  /** Tournament points before the round, an arrow before the lower of two; or the seed. */
  readonly beside: string
  readonly isAhead?: boolean
}

/** One of the two at a table, with the side where the title has sides. */
export const TableSeat = ({ row, index, name, members = '', beside, isAhead = false }: Props) => {
  const side = sideText(useWords(deskWords), row, index)
  const length = nameLength(name)
  return (
    <span className={`seat seat-${index}${isAhead ? ' win' : ''}`}>
      <span
        className={length === 'usual' ? 'name' : `name ${length}`}
        title={members === '' ? undefined : members}
        translate="no"
      >
        {name}
        {members !== '' && <small className="of-team">{members}</small>}
      </span>
      {row.side !== undefined && (
        // Both have the line, so that the two names stay level.
        <small className={side === null ? 'side none' : 'side'} data-testid={`side-${index}`}>
          {side ?? '\u00a0'}
        </small>
      )}
      <span className="beside">
        {beside.startsWith(down) && <Sign name="down" />}
        {beside.replace(down, '')}
      </span>
    </span>
  )
}
