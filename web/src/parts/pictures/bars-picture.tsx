import { Fragment, type ReactNode } from 'react'
import './pictures.css'

/** One bar: as much of `most` as `full`, of that `strong` in ink; `frame` is what was planned. */
type Bar = {
  readonly key: string | number
  readonly name: ReactNode
  readonly full: number
  readonly strong: number
  readonly frame?: number
  readonly text: string
  /** Stands as a line below this bar. */
  readonly line?: string
}

type Props = {
  readonly title: string
  readonly note?: string
  /** What the names and the numbers are. */
  readonly columns: readonly [name: string, number: string]
  readonly bars: readonly Bar[]
}

/** Bars that are a table: whoever does not see them reads the same numbers. */
export const BarsPicture = ({ title, note, columns, bars }: Props) => {
  const most = Math.max(1, ...bars.flatMap(({ full, frame = 0 }) => [full, frame]))
  const part = (value: number) => (100 * value) / most
  return (
    <figure className="picture bars-picture">
      <figcaption>
        <b>{title}</b> {note !== undefined && <span className="faint">{note}</span>}
      </figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {columns[0]}
            </th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, full, strong, frame, text, line }) => (
            <Fragment key={key}>
              <tr>
                <th scope="row">{name}</th>
                <td className="fill">
                  <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                    <rect className="full" width={part(full)} height={12} />
                    <rect className="strong" width={part(strong)} height={12} />
                    {frame !== undefined && (
                      <rect className="frame" width={part(frame)} height={12} />
                    )}
                  </svg>
                </td>
                <td className="num">{text}</td>
              </tr>
              {line !== undefined && (
                <tr className="bars-cut">
                  <td colSpan={3}>
                    <div>
                      <b>{line}</b>
                      <i aria-hidden="true" />
                    </div>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
