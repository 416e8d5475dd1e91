import {
  type OptionName,
  type Options,
  type OptionValue,
  optionNames,
  optionValues,
  type Regulation,
} from '@topcut/engine'
import { optionLabel, optionValueLabel } from '@topcut/protocol/words'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import { optionRules } from './option-rules.ts'

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
    <div className="field">
      <label htmlFor={`option-${name}`}>{capital(language, optionLabel(language, name))}</label>
      <select
        id={`option-${name}`}
        value={props.options[name] ?? usual}
        onChange={(chosen) => {
          const { [name]: _, ...others } = props.options
          const value = chosen.target.value as OptionValue<N>
          // The document's own reading is not a choice: it is left out, as if never touched.
          props.onChange(value === usual ? (others as Options) : { ...others, [name]: value })
        }}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {value === usual ? page.usual(text(value)) : text(value)}
          </option>
        ))}
      </select>
      <p className="faint">{rules.length === 0 ? silent : <RuleIds rules={rules} />}</p>
    </div>
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
