import {
  type OptionName,
  type Options,
  type OptionValue,
  optionNames,
  optionValues,
  type Regulation,
} from '@topcut/engine'
import { optionLabel, optionValueLabel } from '@topcut/protocol/words'
import { SelectField } from '../../ui/field.tsx'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { capital } from '../../words/capital.ts'
import { deskWords } from '../../words/desk.ts'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'
import { optionRules } from './option-rules.ts'
import './options.css'

type Props = {
  readonly regulation: Regulation
  readonly options: Options
  readonly onChange: (options: Options) => void
}

const OptionField = <N extends OptionName>({ name, ...props }: Props & { readonly name: N }) => {
  const { page, language } = useWords(deskWords)
  const { silent } = useWords(startWords)
  const rules = optionRules(props.regulation, name)
  const usual = props.regulation.options[name]
  const values = optionValues[name] as readonly OptionValue<N>[]
  const text = (value: OptionValue<N>) => optionValueLabel(language, name, value)
  return (
    <SelectField<string>
      id={`option-${name}`}
      label={capital(language, optionLabel(language, name))}
      hint={rules.length === 0 ? silent : <RuleIds rules={rules} />}
      value={`${props.options[name] ?? usual}`}
      choices={values.map(
        (value) => [value, value === usual ? page.usual(text(value)) : text(value)] as const,
      )}
      onChange={(chosen) => {
        const { [name]: _, ...others } = props.options
        const value = values.find((one) => one === chosen)
        // The document's own reading is not a choice: it is left out, as if never touched.
        props.onChange(value === usual ? (others as Options) : { ...others, [name]: value })
      }}
    />
  )
}

/** The readings of ambiguous rules, behind a disclosure: most events keep all of them. */
export const OptionFields = (props: Props) => {
  const { page, heading } = useWords(deskWords)
  const known = optionNames.filter((name) => props.regulation.options[name] !== undefined)
  return (
    <details className="options wide">
      <summary>{heading('options')}</summary>
      <p className="muted">{page.optionsNote}</p>
      <div className="fields">
        {known.map((name) => (
          <OptionField key={name} name={name} {...props} />
        ))}
      </div>
    </details>
  )
}
