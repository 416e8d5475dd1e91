import { type ComponentProps, type ReactNode, useId } from 'react'
import { Sign } from './sign.tsx'
import './field.css'

type Around = {
  readonly label: ReactNode
  /** Read out, not shown: to the others, what stands around the field says it. */
  readonly isLabelHidden?: boolean | undefined
  readonly hint?: ReactNode
  /** Why it cannot stay as it is. */
  readonly error?: ReactNode
  /** What holds label and field, `field` unless told otherwise; null: nothing does. */
  readonly className?: string | null | undefined
}

type Ties = {
  readonly id?: string | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: boolean | undefined
}

type FieldProps = Around & {
  readonly ties: Ties
  readonly children: (ties: Ties) => ReactNode
}

/** A label, what it is the label of, and the words that belong to it. */
const Field = ({ label, isLabelHidden, hint, error, className, ties, children }: FieldProps) => {
  const made = useId()
  const id = ties.id ?? made
  const described = [
    ties['aria-describedby'],
    hint === undefined ? undefined : `${id}-hint`,
    error === undefined ? undefined : `${id}-error`,
  ].filter((one) => one !== undefined)
  const inside = (
    <>
      <label htmlFor={id} className={isLabelHidden ? 'vh' : undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error === undefined ? ties['aria-invalid'] : true,
      })}
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="wrong" id={`${id}-error`}>
          <Sign name="differ" /> {error}
        </p>
      )}
    </>
  )
  return className === null ? inside : <div className={className ?? 'field'}>{inside}</div>
}

/** Everything else that the browser's own field takes goes to it. */
type Native<Element extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Element>,
  'value' | 'onChange' | keyof Around | keyof Ties
> &
  Ties & {
    /** The class of the field itself. */
    readonly inputClass?: string | undefined
  }

/** A value, and what it is called. */
export type Named<T extends string> = readonly [value: T, text: string]

type Typed = Around &
  (
    | { readonly value: string; readonly onChange: (value: string) => void }
    /** To be read and copied. */
    | { readonly readOnly: true; readonly value: string; readonly onChange?: undefined }
    /** The form reads it by its name when it is sent. */
    | {
        readonly name: string
        readonly value?: undefined
        readonly onChange?: undefined
      }
  )

type TextProps = Typed &
  Native<'input'> & {
    /** A whole number of at most so many digits. */
    readonly digits?: number | undefined
    /** Usual answers; others can be typed as well. */
    readonly usual?: readonly Named<string>[] | undefined
  }

/** One line of text; `maxLength` is where the server would refuse it. */
export const TextField = ({ label, isLabelHidden, hint, error, className, ...own }: TextProps) => {
  const { value, onChange, digits, usual = [], inputClass, ...native } = own
  const list = useId()
  const asTyped = (text: string) =>
    digits === undefined ? text : text.replace(/\D/g, '').slice(0, digits)
  return (
    <Field {...{ label, isLabelHidden, hint, error, className }} ties={native}>
      {(ties) => (
        <>
          <input
            maxLength={500}
            autoComplete="off"
            inputMode={digits === undefined ? undefined : 'numeric'}
            list={usual.length === 0 ? undefined : list}
            {...native}
            {...ties}
            className={inputClass}
            value={value}
            onChange={({ target }) => onChange?.(asTyped(target.value))}
          />
          {usual.length > 0 && (
            <datalist id={list}>
              {usual.map(([one, text]) => (
                <option key={one} value={one} label={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

type AreaProps = Typed &
  Native<'textarea'> & {
    /** It grows with what is typed, up to so many lines. */
    readonly maxRows?: number | undefined
  }

/** Several lines of text. */
export const AreaField = (props: AreaProps) => {
  const { label, isLabelHidden, hint, error, className = 'field wide', ...own } = props
  const { value, onChange, rows = 2, maxRows = rows, inputClass, ...native } = own
  const lines = value?.split('\n').length ?? 0
  return (
    <Field {...{ label, isLabelHidden, hint, error, className }} ties={native}>
      {(ties) => (
        <textarea
          maxLength={500}
          autoComplete="off"
          {...native}
          {...ties}
          rows={Math.max(rows, Math.min(lines, maxRows))}
          className={inputClass}
          value={value}
          onChange={({ target }) => onChange?.(target.value)}
        />
      )}
    </Field>
  )
}

type SelectProps<T extends string> = Around &
  Native<'select'> & {
    readonly value: T
    readonly onChange: (value: T) => void
    /** Where they stand in groups, they are children instead. */
    readonly choices?: readonly Named<T>[] | undefined
  }

/** One of several. A value that is no choice any more is shown, not lost. */
export const SelectField = <T extends string>(props: SelectProps<T>) => {
  const { label, isLabelHidden, hint, error, className, ...own } = props
  const { value, onChange, choices = [], inputClass, children, ...native } = own
  const isKnown = value === '' || children !== undefined || choices.some(([one]) => one === value)
  return (
    <Field {...{ label, isLabelHidden, hint, error, className }} ties={native}>
      {(ties) => (
        <select
          {...native}
          {...ties}
          className={inputClass}
          value={value}
          onChange={({ target }) => onChange(target.value as T)}
        >
          {children}
          {!isKnown && <option value={value}>{value}</option>}
          {choices.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type TickProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  readonly value: boolean
}

/** Yes or no; what stands inside says what is ticked. */
export const CheckField = ({
  value,
  onChange,
  className = '',
  children,
  ...native
}: TickProps & { readonly onChange: (value: boolean) => void }) => (
  <label className={`check ${className}`.trim()}>
    <input
      {...native}
      type="checkbox"
      checked={value}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
  </label>
)

/** One of several, where each has more to say than its name; those of one `name` belong together. */
export const RadioField = ({
  value,
  onChoose,
  className,
  children,
  ...native
}: TickProps & { readonly name: string; readonly onChoose: () => void }) => (
  <label className={className}>
    <input {...native} type="radio" checked={value} onChange={onChoose} />
    {children}
  </label>
)
