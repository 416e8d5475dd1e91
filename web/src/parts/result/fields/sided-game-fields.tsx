import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { lightOf } from '../typing/sided-game.ts'
import { ChoiceField } from './choice-field.tsx'
import type { FieldsProps } from './fields-props.ts'
import { scoreField } from './score-field.ts'

/** Who won, and who played which side. */
export const SidedGameFields = (props: FieldsProps) => {
  const { table, draft, ending, setting, players, change } = props
  const { page, heading } = useWords(deskWords)
  const { form } = page
  const seats = (text: (player: string) => string) =>
    [
      ['first', text(players[0])],
      ['second', text(players[1])],
    ] as const
  return (
    <>
      <ChoiceField
        id={scoreField(table)}
        name={heading('thing.winner')}
        testId="winner"
        value={draft.winner}
        choices={seats(form.wonBy)}
        isDisabled={ending !== 'won' && ending !== 'forfeit'}
        onChange={(winner) => change({ winner })}
      />
      <ChoiceField
        name={heading('side.light')}
        testId="light"
        value={lightOf(draft, setting)}
        choices={seats(form.lightIs)}
        isDisabled={ending !== 'won' && ending !== 'timeout'}
        onChange={(light) => change({ light })}
      />
    </>
  )
}
