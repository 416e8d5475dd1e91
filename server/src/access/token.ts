import { hash, randomBytes } from 'node:crypto'
import { clearLetters, eventCodeLength } from '@topcut/protocol/short-address'

/** 160 bits: nobody guesses one, and it still fits a QR code that a phone reads from paper. */
export const newToken = (): string => randomBytes(20).toString('base64url')

/** What is stored: whoever copies the database has no key to any door. */
export const hashOf = (token: string): string => hash('sha256', `topcut ${token}`, 'base64url')

/** Short names of grants and accounts; they open nothing. */
export const newId = (): string => randomBytes(9).toString('base64url')

/** What somebody types in to register; rate limits make up for its shortness. */
export const newEventCode = (): string =>
  Array.from(randomBytes(eventCodeLength), (byte) => clearLetters[byte % clearLetters.length]).join(
    '',
  )
