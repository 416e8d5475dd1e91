import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import type { ScoringBy, Setting } from '../typing/draft.ts'
import { linksNeeded, rollsShown } from '../typing/victory-points.ts'
import type { FieldsProps } from './fields-props.ts'
import { PairFields } from './pair-fields.tsx'
import { SeatField } from './seat-field.tsx'

/** Who is left standing; or what decides equal scores, one link of the chain after the other. */
export const VictoryPointsMore = ({ draft, ending, setting, ...props }: FieldsProps) => {
  const { page, heading } = useWords(deskWords)
  const { form } = page
  const { players, verdict, change } = props
  const links = linksNeeded(draft, ending, setting as Setting<ScoringBy<'victory-points'>>)
  const rolls = links.includes('die') ? rollsShown(draft) : []
  const common = { players, verdict }
  return (
    <>
      {ending === 'defeat' && (
        <SeatField
          name={heading('thing.winner')}
          testId="winner"
          value={draft.winner}
          players={players}
          onChange={(winner) => change({ winner })}
        />
      )}
      {links
        .filter((link) => link !== 'die')
        .map((link) => (
          <PairFields
            key={link}
            name={link === 'defeats' ? heading('thing.defeats') : form.damage}
            testId={link}
            value={draft[link]}
            onChange={(pair) => change({ [link]: pair })}
            {...common}
          />
        ))}
      {rolls.map((roll, index) => (
        <PairFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a roll is its place among the rolls
          key={index}
          name={form.roll(index + 1)}
          testId={`die-${index + 1}`}
          value={roll}
          onChange={(pair) => change({ die: [...rolls.slice(0, index), pair] })}
          {...common}
        />
      ))}
    </>
  )
}
