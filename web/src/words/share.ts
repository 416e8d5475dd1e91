import { share as de } from './de/share.ts'
import { share as en } from './en/share.ts'
import { share as pl } from './pl/share.ts'
import { topic } from './topic.ts'

type ShareWords = typeof en

export const shareWords = topic<ShareWords>({ en, de, pl })
