import { CheckField, SelectField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { asItLooks, type Column, columns, type Reading, tableTyped } from './persons-typed.ts'

type Props = {
  readonly text: string
  readonly inTeams: boolean
  readonly reading: Reading
  readonly onChange: (reading: Reading) => void
}

/** Long enough to tell one column from another. */
const sampleLength = 24

const separators = { tab: '\t', semicolon: ';', comma: ',' } as const
type Separator = keyof typeof separators

/** Which column is which, where a list does not say so itself or says it in other words. */
export const ReadingFields = ({ text, inTeams, reading, onChange }: Props) => {
  const { page, heading } = useWords(deskWords)
  const { people } = page
  const words = people.reading
  const { order, heading: head, rows } = tableTyped(text, inTeams, reading)
  const names: { readonly [C in Column]: string } = {
    name: people.personName,
    first: words.first,
    last: words.last,
    nickname: people.nickname,
    club: people.club,
    contact: people.contact,
    group: people.group,
    bye: heading('earned-bye'),
    members: people.members,
  }
  const chosen = (Object.keys(separators) as Separator[]).find(
    (one) => separators[one] === reading.separator,
  )
  const sampleOf = (column: number) =>
    head?.cells[column] || rows.find(({ cells }) => cells[column])?.cells[column] || ''
  return (
    <fieldset className="reading" data-testid="reading">
      <legend>{words.how}</legend>
      <SelectField<Separator | ''>
        label={words.separator}
        data-testid="separator"
        value={chosen ?? ''}
        choices={[
          ['', words.asItLooks],
          ['tab', words.tab],
          ['semicolon', words.semicolon],
          ['comma', words.comma],
        ]}
        // Other cells are other columns: what was said of the old ones is not said of these.
        onChange={(one) =>
          onChange({ ...asItLooks, separator: one === '' ? null : separators[one] })
        }
      />
      <CheckField
        data-testid="is-headed"
        value={head !== null}
        onChange={(isHeaded) => onChange({ ...reading, isHeaded })}
      >
        {words.isHeaded}
      </CheckField>
      {order.length > 1 &&
        order.map((column, at) => (
          <SelectField<Column | ''>
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the list
            key={at}
            label={words.column(at + 1)}
            hint={<span translate="no">{sampleOf(at).slice(0, sampleLength)}</span>}
            data-testid={`column-${at + 1}`}
            value={column ?? ''}
            choices={[['', words.leftOut], ...columns.map((one) => [one, names[one]] as const)]}
            onChange={(one) =>
              onChange({ ...reading, order: { ...reading.order, [at]: one === '' ? null : one } })
            }
          />
        ))}
    </fieldset>
  )
}
