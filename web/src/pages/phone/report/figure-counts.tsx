import {
  canFall,
  defeated,
  type GroupTyped,
  type groupsOf,
  mayBeGone,
} from '../../../parts/result/figures.ts'
import { IconButton } from '../../../ui/button.tsx'
import { CheckField, TextField } from '../../../ui/field.tsx'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = {
  readonly title: string
  readonly groups: ReturnType<typeof groupsOf>
  readonly typed: readonly GroupTyped[]
  readonly others: string
  readonly onChange: (typed: readonly GroupTyped[], others: string) => void
}

/** The figures of one player that were defeated, group by group. */
export const FigureCounts = ({ title, groups, typed, others, onChange }: Props) => {
  const words = useWords(phonePagesWords)
  const put = (index: number, part: Partial<GroupTyped>) =>
    onChange(
      typed.map((one, at) => (at === index ? { ...one, ...part } : one)),
      others,
    )
  return (
    <fieldset className="figures">
      <legend>{title}</legend>
      {groups.map((group, index) => {
        const one = typed[index]
        if (one === undefined) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place, two may be alike
          <div className="figure-group" key={index}>
            <b translate="no">{group.name}</b>
            <TextField
              label={words.figureCost}
              digits={3}
              value={one.cost}
              onChange={(cost) => put(index, { cost })}
            />
            <span className="stepper">
              <IconButton
                tone="bare"
                label={words.fewer}
                disabled={one.defeats === 0}
                onClick={() => put(index, defeated(group, one, -1))}
              >
                −
              </IconButton>
              <output aria-label={words.defeated}>{one.defeats}</output>
              <IconButton
                tone="bare"
                label={words.oneMore}
                disabled={!canFall(group, one)}
                onClick={() => put(index, defeated(group, one, 1))}
              >
                +
              </IconButton>
            </span>
            {mayBeGone(group, one) && (
              <CheckField value={one.isGone} onChange={(isGone) => put(index, { isGone })}>
                {words.noneLeft}
              </CheckField>
            )}
          </div>
        )
      })}
      <TextField
        label={words.otherPoints}
        digits={3}
        value={others}
        onChange={(points) => onChange(typed, points)}
      />
    </fieldset>
  )
}
