import { plural } from '../../plural.ts'

export const tables = (numbers: readonly number[]) => {
  const word = plural('pl', numbers.length, {
    one: 'stół',
    few: 'stoły',
    many: 'stoły',
    other: 'stoły',
  })
  return `${word} ${numbers.join(', ')}`
}

export const missingResults = (n: number) =>
  plural('pl', n, {
    one: 'brakuje {{count}} wyniku',
    few: 'brakuje {{count}} wyników',
    many: 'brakuje {{count}} wyników',
    other: 'brakuje {{count}} wyniku',
  })

export const forPlayers = (n: number) =>
  plural('pl', n, {
    one: '{{count}} gracza',
    few: '{{count}} graczy',
    many: '{{count}} graczy',
    other: '{{count}} gracza',
  })

export const laterEntries = (n: number) =>
  plural('pl', n, {
    one: 'opiera się na tym {{count}} późniejszy wpis',
    few: 'opierają się na tym {{count}} późniejsze wpisy',
    many: 'opiera się na tym {{count}} późniejszych wpisów',
    other: 'opiera się na tym {{count}} późniejszego wpisu',
  })

export const minutesOf = (n: number) =>
  plural('pl', n, {
    one: '{{count}} minuta',
    few: '{{count}} minuty',
    many: '{{count}} minut',
    other: '{{count}} minuty',
  })

export const top = (size: number) => (size === 0 ? 'bez rund finałowych' : `Top ${size}`)

export const missingLists = (n: number) =>
  plural('pl', n, {
    one: 'Brakuje jeszcze {{count}} listy',
    few: 'Brakuje jeszcze {{count}} list',
    many: 'Brakuje jeszcze {{count}} list',
    other: 'Brakuje jeszcze {{count}} listy',
  })
