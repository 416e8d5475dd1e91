import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Slide } from './slides.ts'
import { WallFooter } from './wall-footer.tsx'

const clock: Slide = { show: 'clock' }
const table: Slide = { show: 'results', tables: [], range: '1 – 8', count: 8, of: 16 }

const footer = (slides: readonly Slide[], page = 0, code: string | null = null) =>
  renderToStaticMarkup(<WallFooter slides={slides} turn={{ page, secondsLeft: 5 }} code={code} />)

it('begins at the edge: where nothing is to be said, nothing keeps its distance', () => {
  expect(footer([clock, table])).toMatch(/^<footer><span class="wall-pages"/)
  expect(footer([clock, table], 1)).toMatch(
    /^<footer><b data-testid="wall-range">[^<]+<\/b><span class="wall-pages"/,
  )
  expect(footer([clock])).toBe('<footer></footer>')
})

it('ends with the code of the record, where there is one', () => {
  expect(footer([clock, table], 1, 'R5KD 8WQN 2TFM V3HX')).toMatch(
    /<span translate="no" data-testid="wall-code">R5KD 8WQN 2TFM V3HX<\/span><\/span><\/footer>$/,
  )
})
