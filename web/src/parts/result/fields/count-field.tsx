import { TextField } from '../../../ui/field.tsx'

type Props = {
  readonly id: string
  readonly testId: string
  readonly name: string
  /** Where the name stands above both fields, it is only read aloud here. */
  readonly isNameHidden?: boolean
  readonly value: string
  readonly isDisabled?: boolean
  readonly placeholder?: string | undefined
  readonly verdict: string
  readonly onChange: (text: string) => void
}

/** A number that is typed fast: selected when it is entered, digits only. */
export const CountField = (props: Props) => (
  <TextField
    className={null}
    inputClass="score"
    id={props.id}
    label={props.name}
    isLabelHidden={props.isNameHidden}
    data-testid={props.testId}
    digits={4}
    disabled={props.isDisabled}
    placeholder={props.placeholder}
    aria-describedby={props.verdict}
    onFocus={(focused) => focused.target.select()}
    value={props.value}
    onChange={props.onChange}
  />
)
