import { type Regulation, regulationOf, regulations } from '@topcut/engine'
import { dayText } from '@topcut/protocol/words'
import { SelectField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = {
  readonly regulation: Regulation
  readonly onChange: (regulation: Regulation) => void
  /** Instead of its language and its date. */
  readonly hint?: string
}

const titles = [...new Set(regulations.map(({ title }) => title))]

/** What is played, by which document: grouped by title, with its language and its date. */
export const RegulationField = ({ regulation, onChange, hint }: Props) => {
  const { heading, language } = useWords(deskWords)
  const words = useWords(startWords)
  const { language: written, published } = regulation
  return (
    <SelectField
      className="field wide"
      label={heading('regulation')}
      hint={
        hint ??
        `${words.documentIn[written]}, ${
          published === null ? words.undated : words.inForceFrom(dayText(language, published))
        }`
      }
      data-testid="event-regulation"
      translate="no"
      value={regulation.id}
      onChange={(id) => {
        const chosen = regulationOf(id)
        if (chosen !== null) onChange(chosen)
      }}
    >
      {titles.map((title) => (
        <optgroup key={title} label={title}>
          {regulations
            .filter((one) => one.title === title)
            .map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
