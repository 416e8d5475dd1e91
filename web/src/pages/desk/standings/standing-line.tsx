import { type Ledger, rulesOf, type StandingRow } from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import { memo, type Ref } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import type { Opener } from '../../../parts/standings/opened.ts'
import { recordName, recordOf } from '../../../parts/standings/record.ts'
import { Button } from '../../../ui/button.tsx'
import { useNear } from '../../../ui/long-list.ts'
import { Pill } from '../../../ui/note.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { decidedText } from './decided-text.ts'
import { MeasureCells } from './measure-cells.tsx'
import { OpeningNumber } from './opening-number.tsx'
import { RoundCells } from './round-cells.tsx'

type LineProps = {
  readonly rows: readonly StandingRow[]
  readonly index: number
  readonly account: ReturnType<Ledger['get']>
  /** In the cut, or a place where the cut would be. */
  readonly isIn: boolean
  readonly seed: number | null
  readonly opener: Opener
}

const testIdOf = ({ place }: StandingRow, index: number) => `standing-${place ?? `out-${index}`}`

type PlainProps = {
  readonly ref: Ref<HTMLTableRowElement>
  readonly place: number | null
  readonly name: string
  readonly testId: string
}

/** A line far from the window: found, counted and read out like all others. */
const PlainLine = memo(({ ref, place, name, testId }: PlainProps) => (
  <tr ref={ref} data-testid={testId}>
    <td className="num t place">{place ?? '–'}</td>
    <th scope="row" className="who">
      {name}
    </th>
  </tr>
))

type WholeProps = LineProps & {
  readonly ref: Ref<HTMLTableRowElement>
  readonly row: StandingRow
  readonly name: string
}

const WholeLine = ({ ref, rows, row, index, account, isIn, seed, name, opener }: WholeProps) => {
  const { state, names } = useLeading()
  const words = useWords(deskWords)
  const { heading, label, language } = words
  const { regulation } = rulesOf(state.created)
  const record = recordName(words, regulation)
  // Without it, the rounds would not add up to the points.
  const deducted = account?.deducted ?? 0
  return (
    <tr
      ref={ref}
      className={isIn && row.place !== null ? 'in' : undefined}
      data-testid={testIdOf(row, index)}
    >
      <td className="num t place">{row.place ?? '–'}</td>
      <th scope="row" className="who">
        <Button
          tone="explains"
          aria-expanded={opener.isOpen('rounds')}
          onClick={() => opener.toggle('rounds')}
        >
          {name}
        </Button>
        <MembersLine of={names.members?.(row.player)} />
        {seed !== null && (
          <Pill>
            {heading('seed')} {seed}
          </Pill>
        )}
        {deducted > 0 && (
          <Pill tone="warn">
            {label('thing.deduct')}: {deducted}
          </Pill>
        )}
        {(row.status === 'dropped' || row.status === 'disqualified') && (
          <Pill>{label(`status.${row.status}`)}</Pill>
        )}
      </th>
      <td className="muted decided">
        {row.place !== null && (
          <Button
            tone="explains"
            className="quiet"
            aria-expanded={opener.isOpen('place')}
            onClick={() => opener.toggle('place')}
          >
            {decidedText(words, rows, index)}
          </Button>
        )}
      </td>
      <td className="num strong">
        <OpeningNumber
          name="tournament-points"
          player={name}
          text={numberText(language, row.tournamentPoints)}
          exactly={numberText(language, row.tournamentPoints)}
          opener={opener}
        />
      </td>
      <td>
        <span className="vh">
          {record}: {recordOf(regulation, row)}
        </span>
        <RoundCells lines={account?.lines ?? []} />
        <small className="faint record" title={record} aria-hidden="true">
          {recordOf(regulation, row)}
        </small>
      </td>
      <MeasureCells row={row} player={name} opener={opener} />
    </tr>
  )
}

type Props = LineProps & { readonly row: StandingRow; readonly isWhole: boolean }

/** Somebody's line in the standings. */
export const StandingLine = ({ isWhole, ...line }: Props) => {
  const { names } = useLeading()
  const [ref, isNear] = useNear<HTMLTableRowElement>(isWhole)
  const { row, index } = line
  const name = names.player(row.player)
  if (isNear) return <WholeLine ref={ref} name={name} {...line} />
  return <PlainLine ref={ref} place={row.place} name={name} testId={testIdOf(row, index)} />
}
