import type { FactKind } from '@topcut/engine'
import { factLabel } from '@topcut/protocol/words'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import type { LogFilter } from './log-filter.ts'

type Props = {
  readonly filter: LogFilter
  readonly kinds: readonly FactKind[]
  readonly people: readonly string[]
  readonly onChange: (filter: LogFilter) => void
}

/** Looks through the log by words, by kind and by who it was. */
export const LogSearch = ({ filter, kinds, people, onChange }: Props) => {
  const { page, language } = useWords(deskWords)
  const { log } = page.afterwards
  return (
    <search className="log-search inline">
      <TextField
        className={null}
        label={log.search}
        isLabelHidden
        type="search"
        data-testid="log-search"
        placeholder={log.search}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <SelectField
        className={null}
        label={log.kind}
        data-testid="log-kind"
        value={filter.kind}
        choices={[
          ['', log.anyKind],
          ...kinds.map((kind) => [kind, capital(language, factLabel(language, kind))] as const),
        ]}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      {people.length > 1 && (
        <SelectField
          className={null}
          label={log.who}
          value={filter.who}
          choices={[['', log.anybody], ...people.map((one) => [one, one] as const)]}
          onChange={(who) => onChange({ ...filter, who })}
        />
      )}
    </search>
  )
}
