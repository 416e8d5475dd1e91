import type { PlayerId, PublicRecord, RecordProblem } from '@topcut/engine'
import { Table } from '../../ui/table.tsx'
import { useWords } from '../../words/use-words.ts'
import { verifyWords } from '../../words/verify.ts'
import { differencesIn } from './differences.ts'

/** As many as make the point. */
const most = 6

type Props = {
  readonly record: PublicRecord
  readonly problem: Extract<RecordProblem, { readonly code: 'round-differs' }>
  readonly label: string
  readonly isByHand: boolean
  readonly nameOf: (player: PlayerId) => string
}

/** What was published, what came out, and whether anybody wrote down why. */
export const DifferenceTable = ({ record, problem, label, isByHand, nameOf }: Props) => {
  const words = useWords(verifyWords).difference
  const all = differencesIn(record, problem)
  if (all.length === 0) return null
  const meeting = (pair: readonly PlayerId[]) => pair.map(nameOf).join(' – ')
  return (
    <Table className="verify-difference" data-testid="difference">
      <caption>{words.caption(label)}</caption>
      {all.slice(0, most).map(({ table, published, drawn, out }) => (
        <tbody key={table}>
          <tr>
            <th scope="row">{words.table(table)}</th>
            <td translate="no">{words.published(meeting(published))}</td>
          </tr>
          {drawn.map((pair) => (
            <tr key={pair.join(' ')}>
              <td />
              <td translate="no">{words.drawn(meeting(pair))}</td>
            </tr>
          ))}
          {out.map((player) => (
            <tr key={player}>
              <td />
              <td>{words.drawn(words.sitsOut(nameOf(player)))}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tbody>
        {all.length > most && (
          <tr>
            <td />
            <td className="muted">{words.more(all.length - most)}</td>
          </tr>
        )}
        <tr>
          <th scope="row">{words.byHand}</th>
          <td>{isByHand ? words.listed : words.noEntry}</td>
        </tr>
      </tbody>
    </Table>
  )
}
