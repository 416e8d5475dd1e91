import { expect, it } from 'vitest'
import { fileName } from './save-file.ts'

it.each([
  ['Harbour City, round 3', 'csv', 'harbour-city-round-3.csv'],
  ['Žółta Łódź / ../x', 'txt', 'zołta-łodz-x.txt'],
  ['…', 'json', 'topcut.json'],
])('a file called %s', (text, ending, name) => {
  expect(fileName(text, ending)).toBe(name)
})
