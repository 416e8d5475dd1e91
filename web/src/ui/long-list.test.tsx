import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useLongList } from './long-list.ts'

const rows = Array.from({ length: 1000 }, (_, index) => index + 1)

type Props = { readonly atLeast?: number }

const Rows = ({ atLeast }: Props) => <>{useLongList(rows, atLeast).there.length}</>

it.each([
  [undefined, 200],
  [3, 200],
  [950, 950],
])('a long list begins with what is in sight and who is gone to: up to %s', (atLeast, drawn) => {
  const more = atLeast === undefined ? {} : { atLeast }
  expect(renderToStaticMarkup(<Rows {...more} />)).toBe(`${drawn}`)
})
