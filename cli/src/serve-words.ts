import { parseArgs } from 'node:util'

const text = { type: 'string' } as const
const options = {
  port: text,
  host: text,
  data: text,
  copies: text,
  tls: { type: 'boolean' },
  cert: text,
  key: text,
} as const

const areOptionsOfTheDesk = (words: readonly string[]): boolean => {
  // Ends the options of a verb that is missing.
  if (words.includes('--')) return false
  try {
    parseArgs({ args: [...words], options })
    return true
  } catch {
    // There is a verb, or an option of one.
    return false
  }
}

/**
 * What the desk is started with, or null where something else is asked for. Whoever types nothing
 * but `topcut`, or nothing but options of the desk, wants the desk: it is what the program is for.
 */
export const serveWords = (words: readonly string[]): readonly string[] | null => {
  if (words[0] === 'serve') return words.slice(1)
  return areOptionsOfTheDesk(words) ? words : null
}
