import { cards as de } from './de/cards.ts'
import { cards as en } from './en/cards.ts'
import { cards as pl } from './pl/cards.ts'
import { topic } from './topic.ts'

export const cardsWords = topic<typeof en>({ en, de, pl })
