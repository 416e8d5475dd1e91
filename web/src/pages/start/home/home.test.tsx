import { regulations } from '@topcut/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, it, vi } from 'vitest'
import { listed } from '../listed.suite.ts'

// The page's own address is read when it is loaded.
vi.stubGlobal('window', { location: { pathname: '/' }, addEventListener: () => {} })
const { Home } = await import('./home.tsx')
afterAll(() => vi.unstubAllGlobals())

const [usual = expect.fail('no document')] = regulations

/** What stands in a list of the page, without marks. */
const inside = (page: string, list: string): string => {
  const found = page.split('<section ').find((part) => part.includes(`data-testid="${list}"`))
  return (found ?? '').replaceAll(/<[^>]*>/g, ' ')
}

it('lists a second event that is on by itself, and not as one that is next', () => {
  const events = [
    listed('Harbour Open', { status: 'running' }),
    listed('Side event', { status: 'running', roundName: { kind: 'left', left: 1 } }),
    listed('Winter Cup'),
  ]
  const page = renderToStaticMarkup(
    <Home events={events} usual={usual} onChanged={() => {}}>
      {null}
    </Home>,
  )
  expect(inside(page, 'also-on')).toMatch(/Also on\s+1\s.*Side event.*Final/)
  expect(inside(page, 'next')).toMatch(/Next\s+1\s.*Winter Cup/)
  expect(inside(page, 'next')).not.toContain('Side event')
})
