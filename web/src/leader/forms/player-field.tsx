import type { PlayerId, PlayerState } from '@topcut/engine'
import { type Named, SelectField } from '../../ui/field.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'

type Props = {
  readonly label: string
  readonly value: PlayerId | ''
  readonly onChange: (player: PlayerId | '') => void
  readonly testId: string
  readonly only?: (player: PlayerState) => boolean
}

/** One of the players, by name: typing the first letters finds them. */
export const PlayerField = ({ label, value, onChange, testId, only = () => true }: Props) => {
  const { state, names } = useLeading()
  const { page, language } = useWords(deskWords)
  const choices = [...state.players.values()]
    .filter(only)
    .map(({ player }): Named<PlayerId> => [player, names.player(player)])
    .toSorted(([, a], [, b]) => a.localeCompare(b, language))
  return (
    <SelectField<PlayerId | ''>
      label={label}
      value={value}
      choices={[['', page.people.nobody], ...choices]}
      onChange={onChange}
      data-testid={testId}
    />
  )
}
