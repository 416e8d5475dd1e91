import type { ListOf } from '@topcut/engine'
import { figuresScore, untouched } from '../../../../parts/result/figures.ts'
import { SelectField } from '../../../../ui/field.tsx'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'

type Group = ListOf<'army'>['deployments'][number]

/** What is lost of an army when so many figures of each group were defeated. */
export const lostFigures = (
  groups: readonly Group[],
  defeats: readonly number[],
  others: number,
): number => {
  const typed = untouched(groups).map((one, index) => {
    const fallen = defeats[index] ?? 0
    return { ...one, defeats: fallen, isGone: fallen >= (groups[index]?.figures ?? 1) }
  })
  return figuresScore(groups, typed, `${others}`)
}

type Props = {
  readonly groups: readonly Group[]
  readonly defeats: readonly number[]
  readonly onChange: (defeats: readonly number[]) => void
}

/** Groups of figures, each with how many of it were defeated. */
export const Groups = ({ groups, defeats, onChange }: Props) => {
  const { page } = useWords(deskWords)
  const { calculator } = page.rounds
  return groups.map(({ name, figures = 1, figurePoints, points }, index) => (
    <SelectField
      // biome-ignore lint/suspicious/noArrayIndexKey: two groups of one list may be alike
      key={index}
      className="ship"
      label={
        <>
          <span translate="no">{name}</span> {figurePoints ?? points}
        </>
      }
      data-testid={`defeated-${index}`}
      value={`${defeats[index] ?? 0}`}
      choices={Array.from(
        { length: figures + 1 },
        (_, fallen) => [`${fallen}`, calculator.defeated(fallen, figures)] as const,
      )}
      onChange={(chosen) =>
        onChange(groups.map((_, at) => (at === index ? Number(chosen) : (defeats[at] ?? 0))))
      }
    />
  ))
}
