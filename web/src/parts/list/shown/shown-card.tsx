import type { ReactNode } from 'react'

type ShownSlot = {
  /** The place it takes; null where nobody said. */
  readonly place: string | null
  readonly name: string
  readonly points: number
}

type Props = {
  readonly name: string
  /** What tells it from others: its ship, its figures. */
  readonly about: ReactNode
  readonly points: number
  /** In front of the name, with what it means. */
  readonly mark?: { readonly text: string; readonly means: string } | null
  readonly slots: readonly ShownSlot[]
}

/** A ship or a group, and what is on it. */
export const ShownCard = ({ name, about, points, mark = null, slots }: Props) => (
  <section className="shown-card">
    <p className="shown-head">
      {mark !== null && (
        <span className="shown-mark" role="img" aria-label={`${mark.means} ${mark.text}`}>
          {mark.text}
        </span>
      )}
      <span>
        <b translate="no">{name}</b>
        {about !== null && <small>{about}</small>}
      </span>
      <b className="num">{points}</b>
    </p>
    {slots.length > 0 && (
      <ul>
        {slots.map((slot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, two may be alike
          <li key={index}>
            <span>
              {slot.place !== null && <small>{slot.place}</small>}
              <span translate="no">{slot.name}</span>
            </span>
            <b className="num">{slot.points}</b>
          </li>
        ))}
      </ul>
    )}
  </section>
)
