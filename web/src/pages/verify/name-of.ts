import type { PlayerId, PublicRecord } from '@topcut/engine'

export type NameOf = (player: PlayerId) => string

/** Players as they allowed to be named; without names, by the number they registered with. */
export const nameOfIn = (
  { names, entries }: PublicRecord,
  numbered: (number: number) => string,
): NameOf => {
  const numbers = new Map<unknown, number>()
  for (const { fact } of entries) {
    if (typeof fact['number'] === 'number') numbers.set(fact['player'], fact['number'])
  }
  return (player) => {
    const name: unknown = Object.hasOwn(names ?? {}, player) ? names?.[player] : undefined
    if (typeof name === 'string' && name !== '') return name
    const number = numbers.get(player)
    return number === undefined ? player : numbered(number)
  }
}
