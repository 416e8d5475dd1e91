import { type MeasureName, measuresIn, type StandingRow } from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import type { Opener } from '../../../parts/standings/opened.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { OpeningNumber } from './opening-number.tsx'

export const MeasureHeads = ({ measures }: { readonly measures: readonly MeasureName[] }) => {
  const { heading, short } = useWords(deskWords)
  return measures.map((name) => (
    <th key={name} className="num">
      <abbr title={heading(name)}>{short(name)}</abbr>
    </th>
  ))
}

type Props = {
  readonly row: StandingRow
  readonly player: string
  readonly opener: Opener
}

export const MeasureCells = ({ row, player, opener }: Props) => {
  const { language } = useWords(deskWords)
  return measuresIn(row).map(({ name, exactly, shown }) => (
    <td key={name} className="num">
      <OpeningNumber
        name={name}
        player={player}
        text={numberText(language, shown)}
        exactly={exactly}
        opener={opener}
      />
    </td>
  ))
}
