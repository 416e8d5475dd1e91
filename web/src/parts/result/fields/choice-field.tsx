import { SelectField } from '../../../ui/field.tsx'

type Props<T extends string> = {
  /** Read aloud, and shown while nothing is chosen. */
  readonly name: string
  readonly testId: string
  readonly value: T | ''
  readonly choices: readonly (readonly [value: T, text: string])[]
  readonly onChange: (value: T | '') => void
  readonly id?: string
  readonly isDisabled?: boolean
}

/** One of a few; says what is asked until something is chosen. */
export const ChoiceField = <T extends string>(props: Props<T>) => (
  <SelectField<T | ''>
    className="choice-field"
    inputClass={props.value === '' ? 'unchosen' : undefined}
    id={props.id}
    label={props.name}
    isLabelHidden
    data-testid={props.testId}
    disabled={props.isDisabled}
    value={props.value}
    choices={[['', `${props.name} …`], ...props.choices]}
    onChange={props.onChange}
  />
)
