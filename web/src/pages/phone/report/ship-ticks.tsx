import type { ListOf, Regulation } from '@topcut/engine'
import { type Fate, fatesOf, fateText, pointsOf } from '../../../parts/result/ships.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'

type Ship = ListOf<'squad'>['ships'][number]

type Props = {
  readonly title: string
  readonly ships: readonly Ship[]
  readonly fates: readonly Fate[]
  readonly regulation: Regulation
  readonly testId: string
  readonly onChange: (fates: readonly Fate[]) => void
}

/** Where its list says how much a ship takes, what is left of it is counted. */
type Tick = Exclude<Fate, `left-${number}`>
const isTick = (fate: Fate): fate is Tick => !fate.startsWith('left-')

const checked = { stands: false, half: 'mixed', destroyed: true } as const
/** The one after it, round again. */
const nextFate = (regulation: Regulation, ship: Ship, fate: Fate): Fate => {
  const fates = fatesOf(regulation, ship)
  return fates[(fates.indexOf(fate) + 1) % fates.length] ?? 'stands'
}
const signs = { stands: '', half: 'M3 8h10', destroyed: 'M4 4l8 8M12 4l-8 8' } as const

/** The ships of one player; a tap after the other: whole, half where that counts, destroyed. */
export const ShipTicks = ({ title, ships, fates, regulation, testId, onChange }: Props) => {
  const words = useWords(phonePagesWords)
  const { page } = useWords(deskWords)
  const fateOf = (index: number) => fates[index] ?? 'stands'
  return (
    <fieldset className="ships">
      <legend>{title}</legend>
      {ships.map((ship, index) => {
        const now = fateOf(index)
        const put = (fate: Fate) =>
          onChange(ships.map((_, at) => (at === index ? fate : fateOf(at))))
        const all = fatesOf(regulation, ship)
        if (!all.every(isTick)) {
          return (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a ship is its place, two may be alike
              key={index}
              className="ship-left"
              label={
                <>
                  <span translate="no">{ship.name}</span> <b>{pointsOf(ship)}</b>
                </>
              }
              data-testid={`${testId}-${index}`}
              value={now}
              choices={all.map(
                (one) => [one, fateText(page.rounds.calculator, regulation, ship, one)] as const,
              )}
              onChange={put}
            />
          )
        }
        const fate = isTick(now) ? now : 'stands'
        return (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a ship is its place, two may be alike
            key={index}
            tone="bare"
            // A ship has a third state.
            role="checkbox"
            aria-checked={checked[fate]}
            data-testid={`${testId}-${index}`}
            onClick={() => put(nextFate(regulation, ship, fate))}
          >
            <svg className="sign" viewBox="0 0 16 16" aria-hidden="true">
              <path d={signs[fate]} />
            </svg>
            <span translate="no">{ship.name}</span>
            <b>{pointsOf(ship)}</b>
            {fate === 'half' && <small>{words.half}</small>}
          </Button>
        )
      })}
    </fieldset>
  )
}
