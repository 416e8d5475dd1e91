import { plural } from '../../plural.ts'

export const tables = (numbers: readonly number[]) =>
  `${plural('en', numbers.length, { one: 'table', other: 'tables' })} ${numbers.join(', ')}`

export const top = (size: number) => (size === 0 ? 'no cut' : `Top ${size}`)
