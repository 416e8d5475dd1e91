import type { TableRow } from '@topcut/engine'
import type { ReactNode } from 'react'
import { TableSeat } from '../../../leader/table/table-seat.tsx'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

type PickProps = {
  /** The spot as it would be typed. */
  readonly spot: string
  /** What a press does; left out of the name where a whole seat is the name already. */
  readonly label: string
  readonly hasOwnName?: boolean
  readonly picked: readonly string[]
  readonly onPick: (spot: string) => void
  readonly onDrop: (from: string, to: string) => void
  readonly className: string
  readonly children: ReactNode
}

/** Something that can change places: pressed, or dragged onto another. */
export const Movable = ({
  spot,
  label,
  hasOwnName = false,
  picked,
  onPick,
  onDrop,
  className,
  children,
}: PickProps) => (
  <Button
    draggable
    tone="bare"
    className={`pick ${className}`}
    aria-pressed={picked.includes(spot)}
    {...(hasOwnName ? { 'aria-description': label } : { 'aria-label': label })}
    data-testid={`pick-${spot}`}
    onClick={() => onPick(spot)}
    onDragStart={(drag) => drag.dataTransfer.setData('text/plain', spot)}
    onDragOver={(drag) => drag.preventDefault()}
    onDrop={(drop) => {
      drop.preventDefault()
      onDrop(drop.dataTransfer.getData('text/plain'), spot)
    }}
  >
    {children}
  </Button>
)

type SeatProps = Pick<PickProps, 'spot' | 'picked' | 'onPick' | 'onDrop'> & {
  readonly row: TableRow
  readonly index: number
  readonly name: string
  readonly beside: string
  /** Who would sit here after the change that is looked at. */
  readonly instead: string | null
}

export const PickSeat = ({ row, index, name, beside, instead, ...pick }: SeatProps) => {
  const { page } = useWords(deskWords)
  return (
    <Movable
      {...pick}
      label={page.rounds.adjust.pick(name)}
      hasOwnName
      className={instead === null ? '' : 'moves'}
    >
      <TableSeat row={row} index={index} name={name} beside={beside} />
      {instead !== null && <span className="instead">{instead}</span>}
    </Movable>
  )
}
