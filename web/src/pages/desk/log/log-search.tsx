import type { FactKind } from '@topcut/engine'
import { factLabel } from '@topcut/protocol/words'
import { useId } from 'react'
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
  const ids = useId()
  return (
    <search className="log-search inline">
      <label htmlFor={`${ids}-text`} className="vh">
        {log.search}
      </label>
      <input
        id={`${ids}-text`}
        type="search"
        data-testid="log-search"
        placeholder={log.search}
        value={filter.text}
        onChange={(typed) => onChange({ ...filter, text: typed.target.value })}
      />
      <label htmlFor={`${ids}-kind`}>{log.kind}</label>
      <select
        id={`${ids}-kind`}
        data-testid="log-kind"
        value={filter.kind}
        onChange={(chosen) => onChange({ ...filter, kind: chosen.target.value as FactKind | '' })}
      >
        <option value="">{log.anyKind}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {capital(language, factLabel(language, kind))}
          </option>
        ))}
      </select>
      {people.length > 1 && (
        <>
          <label htmlFor={`${ids}-who`}>{log.who}</label>
          <select
            id={`${ids}-who`}
            value={filter.who}
            onChange={(chosen) => onChange({ ...filter, who: chosen.target.value })}
          >
            <option value="">{log.anybody}</option>
            {people.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </>
      )}
    </search>
  )
}
