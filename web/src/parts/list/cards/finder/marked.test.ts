import { expect, it } from 'vitest'
import { marked } from './marked.ts'

it.each([
  ['Proton Torpedoes', 'proton', ['', 'Proton', ' Torpedoes']],
  ['Ulepszone torpedy', 'TORP', ['Ulepszone ', 'torp', 'edy']],
  ['Złomowany', 'zlo', ['', 'Zło', 'mowany']],
  ['Äther', 'ath', ['', 'Äth', 'er']],
  ['Engine', '', ['Engine', '', '']],
  ['Engine', 'gun', ['Engine', '', '']],
] as const)('in %s, %s is marked', (name, typed, pieces) => {
  expect(marked(name, typed)).toEqual(pieces)
})
