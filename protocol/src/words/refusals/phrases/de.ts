import { plural } from '../../plural.ts'

export const tables = (numbers: readonly number[]) =>
  `${plural('de', numbers.length, { one: 'Tisch', other: 'Tische' })} ${numbers.join(', ')}`

export const top = (size: number) => (size === 0 ? 'kein Schnitt' : `Top-${size}`)
