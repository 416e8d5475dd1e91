import { picturesWords } from '../../words/pictures.ts'
import { useWords } from '../../words/use-words.ts'
import { type PlaceLine, placeSlots } from './place-slots.ts'
import './pictures.css'

/** Marks a text of a picture as somebody's own: no translation touches it. */
const asData: object = { translate: 'no' }

type Props = {
  readonly rounds: readonly number[]
  /** The best first. */
  readonly lines: readonly PlaceLine[]
  /** How many have a place in all. */
  readonly players: number
}

const row = 22
const head = 22
const width = 360
const names = 142
/** Further apart, two rounds would no longer look like neighbours. */
const widest = 72

/** Longer names would run out of the picture; the table has them whole. */
const short = (name: string): string => (name.length > 17 ? `${name.slice(0, 16)}…` : name)

/** Places over the rounds, of one player or of several; a table says the same to a screen reader. */
export const PlacesPicture = ({ rounds, lines, players }: Props) => {
  const words = useWords(picturesWords)
  const { rows, slots } = placeSlots(lines, players)
  const step = Math.min(widest, (width - names - 14) / Math.max(1, rounds.length - 1))
  const x = (round: number) => 14 + round * step
  const y = (slot: number) => head + row / 2 + slot * row
  const pointsOf = (own: readonly (number | null)[]) =>
    own.flatMap((slot, round) => (slot === null ? [] : [`${x(round)},${y(slot)}`]))
  return (
    <figure className="picture places-picture">
      <figcaption>
        <b>{words.places}</b> <span className="faint">{words.placesNote}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${head + rows * row}`} aria-hidden="true">
        {rounds.map((round, index) => (
          <text key={round} className="head" x={x(index)} y={14}>
            {round}
          </text>
        ))}
        {lines.map(({ key }, index) => (
          <polyline
            key={key}
            className={lines.length === 1 ? 'only' : `tone-${index % 4}`}
            points={pointsOf(slots[index] ?? []).join(' ')}
          />
        ))}
        {lines.map(({ key, name, places }, index) => (
          <g key={key}>
            {slots[index]?.map((slot, round) =>
              slot === null ? null : (
                <g key={rounds[round]}>
                  <circle cx={x(round)} cy={y(slot)} r={9.5} />
                  <text
                    className={(places[round] ?? 0) > 99 ? 'long' : undefined}
                    x={x(round)}
                    y={y(slot) + 3.5}
                  >
                    {places[round]}
                  </text>
                </g>
              ),
            )}
            <text
              {...asData}
              className="who"
              x={x(rounds.length - 1) + 18}
              y={y(slots[index]?.at(-1) ?? 0) + 4}
            >
              {short(name)}
            </text>
          </g>
        ))}
      </svg>
      <div className="vh">
        <table>
          <caption>{words.places}</caption>
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              {rounds.map((round) => (
                <th key={round} scope="col">
                  {words.round(round)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, name, places }) => (
              <tr key={key}>
                <th scope="row" translate="no">
                  {name}
                </th>
                {rounds.map((round, index) => (
                  <td key={round}>{places[index] ?? words.noPlace}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
