import type { StandingRow } from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import { extendedShown } from '../../../parts/standings/extended-shown.ts'
import type { Measures } from '../../../parts/standings/measures.ts'
import type { Opener } from '../../../parts/standings/opened.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { OpeningNumber } from './opening-number.tsx'

export const MeasureHeads = ({ hasMargin, hasExtended }: Measures) => {
  const { page, heading } = useWords(deskWords)
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

type Props = Measures & {
  readonly row: StandingRow
  readonly player: string
  readonly opener: Opener
}

export const MeasureCells = ({ row, hasMargin, hasExtended, player, opener }: Props) => {
  const words = useWords(deskWords)
  const { language } = words
  return (
    <>
      {hasMargin && (
        <td className="num">
          <OpeningNumber
            measure="marginOfVictory"
            player={player}
            text={numberText(language, row.marginOfVictory ?? 0)}
            opener={opener}
          />
        </td>
      )}
      <td className="num">
        <OpeningNumber
          measure="strengthOfSchedule"
          player={player}
          text={numberText(language, row.strengthOfScheduleShown)}
          exactly={row.strengthOfSchedule}
          opener={opener}
        />
      </td>
      {hasExtended && (
        <td className="num">
          <OpeningNumber
            measure="extendedStrengthOfSchedule"
            player={player}
            text={extendedShown(words, row) ?? ''}
            exactly={row.extendedStrengthOfSchedule ?? '0'}
            opener={opener}
          />
        </td>
      )}
    </>
  )
}
