import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useDrawnRows } from './table.tsx'

const rows = Array.from({ length: 1000 }, (_, index) => index + 1)

type Props = { readonly atLeast?: number }

const Rows = ({ atLeast }: Props) => <>{useDrawnRows(rows, atLeast).length}</>

it.each([
  [undefined, 200],
  [3, 200],
  [950, 950],
])('a long table begins with what is in sight and who is gone to: up to %s', (atLeast, drawn) => {
  const more = atLeast === undefined ? {} : { atLeast }
  expect(renderToStaticMarkup(<Rows {...more} />)).toBe(`${drawn}`)
})
