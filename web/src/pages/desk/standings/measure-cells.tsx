import type { StandingRow } from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import { useWords } from '../../../words/use-words.ts'
import { extendedShown } from './extended-shown.ts'
import type { Measures } from './measures.ts'

export const MeasureHeads = ({ hasMargin, hasExtended }: Measures) => {
  const { page, heading } = useWords()
  return (
    <>
      {hasMargin && (
        <th className="num">
          <abbr title={heading('margin-of-victory')}>{page.margin}</abbr>
        </th>
      )}
      <th className="num">
        <abbr title={heading('strength-of-schedule')}>{page.schedule}</abbr>
      </th>
      {hasExtended && (
        <th className="num">
          <abbr title={heading('extended-strength-of-schedule')}>{page.extendedSchedule}</abbr>
        </th>
      )}
    </>
  )
}

export const MeasureCells = ({ row, hasMargin, hasExtended }: Measures & { row: StandingRow }) => {
  const words = useWords()
  const { page, language } = words
  return (
    <>
      {hasMargin && <td className="num">{numberText(language, row.marginOfVictory ?? 0)}</td>}
      <td className="num" title={page.exactly(row.strengthOfSchedule)}>
        <span className="dotted">{numberText(language, row.strengthOfScheduleShown)}</span>
      </td>
      {hasExtended && (
        <td className="num" title={page.exactly(row.extendedStrengthOfSchedule ?? '0')}>
          <span className="dotted">{extendedShown(words, row)}</span>
        </td>
      )}
    </>
  )
}
