import { wrongUse } from './arguments.ts'

/** Under which address others find it: without one, a link that is printed opens nowhere. */
export const urlIn = (value: string): string => {
  const { protocol, origin } = URL.parse(value) ?? {}
  return protocol === 'http:' || protocol === 'https:'
    ? (origin ?? value)
    : wrongUse({ problem: 'not-an-address', word: '--url', value })
}
