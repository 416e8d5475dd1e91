import { share as de } from './de/share.ts'
import { share as en } from './en/share.ts'
import { standingsTopic } from './own-standings.ts'
import { share as pl } from './pl/share.ts'

type ShareWords = typeof en

export const shareWords = standingsTopic<ShareWords>({ en, de, pl })
