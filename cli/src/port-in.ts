import { wrongUse } from './arguments.ts'

export const portIn = (value: string): number =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535
    ? Number(value)
    : wrongUse({ problem: 'out-of-range', word: '--port', least: 0, most: 65_535 })
