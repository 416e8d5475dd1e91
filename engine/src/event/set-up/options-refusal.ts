import type { Regulation } from '../../regulations/regulation.ts'
import {
  type OptionName,
  type Options,
  optionNames,
  optionValues,
} from '../../vocabulary/option.ts'
import type { RoundMinutes } from '../../vocabulary/stage.ts'
import type { Refusal } from '../spine/answers.ts'

/** What the document says against these options. */
export const optionRefusal = (options: Options, regulation: Regulation): Refusal | null => {
  for (const [name, value] of Object.entries(options)) {
    const field = `options.${name}`
    if (!(optionNames as readonly string[]).includes(name)) {
      return { code: 'bad-value', field, expected: optionNames.join(' | ') }
    }
    if (regulation.options[name as OptionName] === undefined) {
      return { code: 'not-in-this-regulation', what: field, regulation: regulation.id }
    }
    const values: readonly string[] = optionValues[name as OptionName]
    if (!values.includes(value)) {
      return { code: 'bad-value', field, expected: values.join(' | ') }
    }
  }
  return null
}

/** Where the document names a length with a tolerance, a chosen one stays within it. */
export const lengthRefusal = (
  chosen: RoundMinutes,
  { roundLength }: Regulation,
): Refusal | null => {
  for (const kind of ['swiss', 'elimination'] as const) {
    const minutes = chosen[kind]
    const { value, rule } = roundLength[kind]
    const { from, to } = value
    if (minutes === undefined) continue
    const isAllowed = from !== null && to !== null && minutes >= from && minutes <= to
    if (!isAllowed || !Number.isInteger(minutes)) {
      return { code: 'length-not-allowed', minutes, from, to, rule }
    }
  }
  return null
}
