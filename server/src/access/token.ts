import { createHash, randomBytes } from 'node:crypto'

/** 160 bits: nobody guesses one, and it still fits a QR code that a phone reads from paper. */
export const newToken = (): string => randomBytes(20).toString('base64url')

/** What is stored: whoever copies the database has no key to any door. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(`topcut ${token}`).digest('base64url')

/** Short names of grants and accounts; they open nothing. */
export const newId = (): string => randomBytes(9).toString('base64url')

/** Letters and digits that nobody takes for one another when read out in a hall. */
const clear = 'ACDEFHJKLMNPQRTUVWXY34679'

/** What somebody types in to register; rate limits make up for its shortness. */
export const newEventCode = (): string =>
  Array.from(randomBytes(6), (byte) => clear[byte % clear.length]).join('')
