import { type Seat, wayOf } from '@topcut/engine'
import { useId } from 'react'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import type { FieldsProps } from '../ways/way.ts'
import { CountField } from './count-field.tsx'

/** The first field of a table's result: where the keyboard goes for that table. */
export const scoreField = (table: number): string => `table-${table}-first`

const scored = ['destruction', 'time', 'mutual-destruction', 'points', 'defeat'] as const

/** The score of both, where the ending leaves one. */
export const ScoreFields = ({ table, draft, ending, setting, ...props }: FieldsProps) => {
  const { page } = useWords(deskWords)
  const ids = useId()
  const isKept = ending === 'concession' && wayOf(setting.scoring).concessionScore !== null
  const isNeeded = isKept || (scored as readonly string[]).includes(ending)
  const said = (index: 0 | 1) =>
    props.reported === undefined ? undefined : `${props.reported[index]}`
  const score = (seat: Seat) => (
    <span className={`score-field ${seat}`}>
      <CountField
        id={seat === 'first' ? scoreField(table) : `${ids}-second`}
        testId={`score-${seat}`}
        name={page.scoreOf(props.players[seat === 'first' ? 0 : 1])}
        isNameHidden
        value={draft[seat]}
        isDisabled={!isNeeded}
        placeholder={said(seat === 'first' ? 0 : 1)}
        verdict={props.verdict}
        onChange={(text) => props.change({ [seat]: text })}
      />
    </span>
  )
  return (
    <>
      {score('first')}
      <span className="dash" aria-hidden="true">
        –
      </span>
      {score('second')}
    </>
  )
}
