import { dayText } from '@topcut/protocol/words'
import { usePaper } from '../paper-context.ts'

type Props = { readonly fields: readonly (readonly [name: string, value: string])[] }

/** Who, what and when, each with its name above: typed, or a line to write on. */
export const ListHead = ({ fields }: Props) => {
  const { state, words } = usePaper()
  const { heading, language } = words
  const all = [
    ...fields,
    [heading('event'), state.created.name],
    [heading('date'), dayText(language, state.created.date)],
  ] as const
  return (
    <dl className="list-head" data-block>
      {all.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
