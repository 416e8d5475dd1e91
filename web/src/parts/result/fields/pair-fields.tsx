import type { Pair } from '@topcut/engine'
import { useId } from 'react'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { CountField } from './count-field.tsx'
import './pair-fields.css'

type Props = {
  readonly name: string
  readonly testId: string
  readonly value: Pair<string>
  readonly players: Pair<string>
  readonly verdict: string
  readonly onChange: (value: Pair<string>) => void
}

/** The same number of both players, in the order of the scores above. */
export const PairFields = ({ name, testId, value, players, verdict, onChange }: Props) => {
  const { page } = useWords(deskWords)
  const ids = useId()
  const field = (index: 0 | 1) => (
    <span className="score-field">
      <CountField
        id={`${ids}-${index}`}
        testId={`${testId}-${index === 0 ? 'first' : 'second'}`}
        name={page.form.ofPlayer(name, players[index])}
        isNameHidden
        value={value[index]}
        verdict={verdict}
        onChange={(text) => onChange(index === 0 ? [text, value[1]] : [value[0], text])}
      />
    </span>
  )
  return (
    <span className="pair-fields">
      {field(0)}
      <span className="pair-dash" aria-hidden="true">
        –
      </span>
      {field(1)}
      <span className="pair-name" aria-hidden="true">
        {name}
      </span>
    </span>
  )
}
