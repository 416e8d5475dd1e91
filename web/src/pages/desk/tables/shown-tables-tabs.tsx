import { Choice } from '../../../ui/choice.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { shownTables, type TablesShown, tablesShown } from './shown-tables.ts'

type Props = {
  readonly shown: TablesShown
  readonly count: (as: TablesShown) => number
}

/** All tables, or only those that still need something. */
export const ShownTablesTabs = ({ shown, count }: Props) => {
  const { page, heading } = useWords(deskWords)
  return (
    <Choice
      label={heading('tables')}
      value={shown}
      options={tablesShown.map((one) => ({
        value: one,
        text: `${page.rounds.show[one]} ${count(one)}`,
        testId: `show-${one}`,
      }))}
      onChange={shownTables.set}
    />
  )
}
