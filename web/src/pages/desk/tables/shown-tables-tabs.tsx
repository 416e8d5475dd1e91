import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { shownTables, type TablesShown, tablesShown } from './shown-tables.ts'

type Props = {
  readonly shown: TablesShown
  readonly count: (as: TablesShown) => number
}

/** All tables, or only those that still need something. */
export const ShownTablesTabs = ({ shown, count }: Props) => {
  const { page } = useWords(deskWords)
  return (
    <div className="tabs">
      {tablesShown.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === shown}
          data-testid={`show-${one}`}
          onClick={() => shownTables.set(one)}
        >
          {page.rounds.show[one]} {count(one)}
        </button>
      ))}
    </div>
  )
}
