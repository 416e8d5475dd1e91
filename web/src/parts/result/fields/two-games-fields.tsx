import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import type { GameTyped } from '../typing/draft.ts'
import { ChoiceField } from './choice-field.tsx'
import type { FieldsProps } from './fields-props.ts'
import { scoreField } from './score-field.ts'
import { SidedGameFields } from './sided-game-fields.tsx'

/** What became of each of the two games. */
export const TwoGamesFields = (props: FieldsProps) => {
  const { table, draft, ending, players, change } = props
  const { page, heading } = useWords(deskWords)
  const { form } = page
  const [first, second] = players
  const choices: readonly (readonly [Exclude<GameTyped, ''>, string])[] = [
    ['first', form.wonBy(first)],
    ['second', form.wonBy(second)],
    ['draw', heading('outcome.draw')],
    ['double-loss', heading('outcome.double-loss')],
    ['unplayed', form.unplayed],
    ['annulled-first', form.annulled(first)],
    ['annulled-second', form.annulled(second)],
    ['conceded-first', form.conceded(first)],
    ['conceded-second', form.conceded(second)],
  ]
  if (ending === 'won' || ending === 'forfeit') return <SidedGameFields {...props} />
  const { games } = draft
  const game = (index: 0 | 1) => (
    <ChoiceField
      name={form.game(index + 1)}
      testId={`game-${index + 1}`}
      value={games[index]}
      choices={choices}
      isDisabled={ending !== 'games'}
      onChange={(one) => change({ games: index === 0 ? [one, games[1]] : [games[0], one] })}
      {...(index === 0 ? { id: scoreField(table) } : {})}
    />
  )
  return (
    <>
      {game(0)}
      {game(1)}
    </>
  )
}
