import { type KeyboardEvent, useRef } from 'react'
import { CheckField } from '../../../ui/field.tsx'
import { shownListWords } from '../../../words/shown-list.ts'
import { useWords } from '../../../words/use-words.ts'
import './list-ticks.css'
import type { TickGroup } from './tick-groups.ts'
import { notFound, placesIn, type Ticked, tick } from './ticked.ts'

type Props = {
  readonly groups: readonly TickGroup[]
  readonly ticked: Ticked
  readonly onChange: (ticked: Ticked) => void
}

/** Every card of a list to tick off as it is found; arrows go from one to the next. */
export const ListTicks = ({ groups, ticked, onChange }: Props) => {
  const words = useWords(shownListWords)
  const box = useRef<HTMLElement>(null)
  const all = groups.reduce((sum, { cards }) => sum + cards.length, 0)
  const step = (key: KeyboardEvent) => {
    const by = key.key === 'ArrowDown' ? 1 : key.key === 'ArrowUp' ? -1 : 0
    const fields = [...(box.current?.querySelectorAll('input') ?? [])]
    const next = fields[fields.indexOf(key.target as HTMLInputElement) + by]
    if (by === 0 || next === undefined) return
    key.preventDefault()
    next.focus()
  }
  return (
    <section
      ref={box}
      className="tick-list"
      aria-label={words.tickOff}
      data-testid="list-ticks"
      onKeyDown={step}
    >
      <p role="status" data-testid="ticks-found">
        {words.found(all - notFound(groups, ticked).length, all)}
      </p>
      {groups.map((group, at) => {
        const places = placesIn(group, at)
        const isWhole = places.every((place) => ticked.includes(place))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place, two may be alike
          <fieldset key={at}>
            <legend translate="no">{group.title}</legend>
            {group.cards.length > 1 && (
              <CheckField
                className="whole"
                value={isWhole}
                onChange={(isFound) => onChange(tick(ticked, places, isFound))}
              >
                {words.allOfIt}
              </CheckField>
            )}
            {places.map((place, card) => (
              <CheckField
                key={place}
                data-testid={`tick-${at}.${card}`}
                value={ticked.includes(place)}
                onChange={(isFound) => onChange(tick(ticked, [place], isFound))}
              >
                <span translate="no">{group.cards[card]}</span>
              </CheckField>
            ))}
          </fieldset>
        )
      })}
    </section>
  )
}
