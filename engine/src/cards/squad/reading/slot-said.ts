import { named, plainName } from '../../names.ts'
import type { SquadIndex } from '../squad-index.ts'

/** Shorter ones begin several names. */
const leastBegun = 3

/** The slot a label before cards names, whole or cut short: Torp, Sys, Astro. Null where it is none. */
export const slotSaid = ({ names: { slots } }: SquadIndex, label: string): string | null => {
  const [exact] = named(slots, label)
  if (exact !== undefined) return exact.id
  const said = plainName(label)
  const begun = onlyBegun(slots, said)
  return begun ?? (said.endsWith('s') ? onlyBegun(slots, said.slice(0, -1)) : null)
}

const onlyBegun = ({ all }: SquadIndex['names']['slots'], said: string): string | null => {
  if (said.length < leastBegun) return null
  const begun = new Set(
    all
      .filter(({ name }) => name.startsWith(said))
      .flatMap(({ cards }) => cards.map(({ id }) => id)),
  )
  const [only, other] = begun
  return other === undefined ? (only ?? null) : null
}
