import { verify as de } from './de/verify.ts'
import { verify as en } from './en/verify.ts'
import { standingsTopic } from './own-standings.ts'
import { verify as pl } from './pl/verify.ts'

type VerifyWords = typeof en

export const verifyWords = standingsTopic<VerifyWords>({ en, de, pl })
