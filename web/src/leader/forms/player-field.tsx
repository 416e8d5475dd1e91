import type { PlayerId, PlayerState } from '@topcut/engine'
import { nameOrder } from '../../parts/name-order.ts'
import { nameWidth } from '../../parts/pairings/short-names.ts'
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
  /** Those it is most likely about, before all others. */
  readonly first?: readonly PlayerId[] | undefined
  /** Where a form begins. */
  readonly isBegun?: boolean
}

/** So many letters fit a field that stands beside another. */
const halfLine = 18

/** One of the players, by name: typing the first letters finds them. */
export const PlayerField = ({ label, value, onChange, testId, ...more }: Props) => {
  const { only = () => true, first = [], isBegun = false } = more
  const { state, names } = useLeading()
  const { page, language } = useWords(deskWords)
  const order = nameOrder(language, names.inTeams)
  const choices = [...state.players.values()]
    .filter(only)
    .map(({ player }) => ({ player, name: names.player(player) }))
    .toSorted(
      (a, b) =>
        Number(first.includes(b.player)) - Number(first.includes(a.player)) || order.compare(a, b),
    )
    .map(({ player, name }): Named<PlayerId> => [player, name])
  const isLong = value !== '' && nameWidth(names.player(value)) > halfLine
  return (
    <SelectField<PlayerId | ''>
      // A name that half a line would cut off has a whole one.
      className={isLong ? 'field wide' : 'field'}
      label={label}
      value={value}
      choices={[['', page.people.nobody], ...choices]}
      onChange={onChange}
      data-testid={testId}
      data-begin={isBegun ? '' : undefined}
    />
  )
}
