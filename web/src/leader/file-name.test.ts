import { expect, it } from 'vitest'
import { fileName, fileNameOf } from './file-name.ts'

it.each([
  ['Harbour City, round 3', 'csv', 'harbour-city-round-3.csv'],
  ['Žółta Łódź / ../x', 'txt', 'zołta-łodz-x.txt'],
  ['…', 'json', 'topcut.json'],
])('a file called %s', (text, ending, name) => {
  expect(fileName(text, ending)).toBe(name)
})

it('what a file is stays in its name, however long the event is called', () => {
  const named = (event: string, kind: string) => fileNameOf([event, '2015-10-10', kind], 'json')
  expect(named('Harbour City', 'Whole event')).toBe('harbour-city-2015-10-10-whole-event.json')
  const long =
    'Open Championship of the Outer Rim Territories and of all their Moons, second Edition'
  expect(named(long, 'Whole event')).toMatch(/-2015-10-10-whole-event\.json$/)
  expect(named(long, 'Public record')).toMatch(/-2015-10-10-public-record\.json$/)
})
