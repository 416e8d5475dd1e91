type Props = {
  readonly id: string
  readonly testId: string
  readonly name: string
  /** Where the name stands above both fields, it is only read aloud here. */
  readonly isNameHidden?: boolean
  readonly value: string
  readonly isDisabled?: boolean
  readonly verdict: string
  readonly onChange: (text: string) => void
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 4)

/** A number that is typed fast: selected when it is entered, digits only. */
export const CountField = (props: Props) => (
  <>
    <label htmlFor={props.id} className={props.isNameHidden ? 'vh' : undefined}>
      {props.name}
    </label>
    <input
      id={props.id}
      className="score"
      data-testid={props.testId}
      inputMode="numeric"
      autoComplete="off"
      value={props.value}
      disabled={props.isDisabled ?? false}
      aria-describedby={props.verdict}
      onFocus={(focused) => focused.target.select()}
      onChange={(input) => props.onChange(digits(input.target.value))}
    />
  </>
)
