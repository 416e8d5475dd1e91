import type { Suggestion } from '@topcut/engine'
import { marked } from './marked.ts'

type Props = { readonly name: string; readonly typed: string }

/** A name with what was typed underlined. */
export const MarkedName = ({ name, typed }: Props) => {
  const [before, found, after] = marked(name, typed)
  return (
    <span translate="no">
      {before}
      {found !== '' && <u>{found}</u>}
      {after}
    </span>
  )
}

type NamesProps = { readonly names: Suggestion['names']; readonly typed: string }

const editions = ['de', 'pl'] as const

/** What the card is called in other editions. */
export const OtherNames = ({ names = {}, typed }: NamesProps) => {
  const known = editions.flatMap((edition) => {
    const name = names[edition]
    return name === undefined ? [] : [{ edition, name }]
  })
  return known.map(({ edition, name }, index) => (
    <span key={edition} lang={edition}>
      {index > 0 && ' · '}
      {edition.toUpperCase()} <MarkedName name={name} typed={typed} />
    </span>
  ))
}
