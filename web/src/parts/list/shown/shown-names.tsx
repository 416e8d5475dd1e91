import { timesOf } from './times-of.ts'

type Props = { readonly title: string; readonly names: readonly string[] }

/** Cards of which only the names matter, the same ones together. */
export const ShownNames = ({ title, names }: Props) => (
  <section className="shown-names">
    <p className="shown-title">{title}</p>
    <ul>
      {timesOf(names).map(([name, times]) => (
        <li key={name}>
          <span translate="no">{name}</span>
          {times > 1 && <b className="num">× {times}</b>}
        </li>
      ))}
    </ul>
  </section>
)
