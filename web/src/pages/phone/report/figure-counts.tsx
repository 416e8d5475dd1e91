import { useId } from 'react'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'
import type { GroupTyped, groupsOf } from './figures.ts'

type Props = {
  readonly title: string
  readonly groups: ReturnType<typeof groupsOf>
  readonly typed: readonly GroupTyped[]
  readonly others: string
  readonly onChange: (typed: readonly GroupTyped[], others: string) => void
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 3)

/** The figures of one player that were defeated, group by group. */
export const FigureCounts = ({ title, groups, typed, others, onChange }: Props) => {
  const words = useWords(phoneWords)
  const ids = useId()
  const put = (index: number, part: Partial<GroupTyped>) =>
    onChange(
      typed.map((one, at) => (at === index ? { ...one, ...part } : one)),
      others,
    )
  return (
    <fieldset className="figures">
      <legend>{title}</legend>
      {groups.map(({ name, attachments }, index) => {
        const one = typed[index]
        if (one === undefined) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place, two may be alike
          <div className="figure-group" key={index}>
            <b translate="no">{name}</b>
            <span className="field">
              <label htmlFor={`${ids}-cost-${index}`}>{words.figureCost}</label>
              <input
                id={`${ids}-cost-${index}`}
                inputMode="numeric"
                value={one.cost}
                onChange={(typing) => put(index, { cost: digits(typing.target.value) })}
              />
            </span>
            <span className="stepper">
              <button
                type="button"
                aria-label={words.fewer}
                disabled={one.defeats === 0}
                onClick={() => put(index, { defeats: one.defeats - 1 })}
              >
                −
              </button>
              <output aria-label={words.defeated}>{one.defeats}</output>
              <button
                type="button"
                aria-label={words.oneMore}
                onClick={() => put(index, { defeats: one.defeats + 1 })}
              >
                +
              </button>
            </span>
            {attachments.length > 0 && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={one.isGone}
                  onChange={(change) => put(index, { isGone: change.target.checked })}
                />
                {words.noneLeft}
              </label>
            )}
          </div>
        )
      })}
      <div className="field">
        <label htmlFor={`${ids}-others`}>{words.otherPoints}</label>
        <input
          id={`${ids}-others`}
          inputMode="numeric"
          value={others}
          onChange={(typing) => onChange(typed, digits(typing.target.value))}
        />
      </div>
    </fieldset>
  )
}
