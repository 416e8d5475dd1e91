import { type ListOf, rulesOf } from '@topcut/engine'
import { useLeading } from '../../../../leader/leading.ts'
import { type Fate, fatesOf, fateText, pointsOf } from '../../../../parts/result/ships.ts'
import { SelectField } from '../../../../ui/field.tsx'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'

type ShipsProps = {
  readonly squad: ListOf<'squad'>
  readonly fate: readonly Fate[]
  readonly onChange: (fate: readonly Fate[]) => void
}

/** Ships, each with what has become of it. */
export const Ships = ({ squad, fate, onChange }: ShipsProps) => {
  const { state } = useLeading()
  const { page } = useWords(deskWords)
  const { regulation } = rulesOf(state.created)
  return squad.ships.map((ship, index) => (
    <SelectField
      // biome-ignore lint/suspicious/noArrayIndexKey: two ships of one list may be alike
      key={index}
      className="ship"
      label={
        <>
          <span translate="no">{ship.name}</span> {pointsOf(ship)}
        </>
      }
      value={fate[index] ?? 'stands'}
      choices={fatesOf(regulation, ship).map(
        (one) => [one, fateText(page.rounds.calculator, regulation, ship, one)] as const,
      )}
      onChange={(chosen) =>
        onChange(squad.ships.map((_, at) => (at === index ? chosen : (fate[at] ?? 'stands'))))
      }
    />
  ))
}
