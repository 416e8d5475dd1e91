import { regulationOf } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { deskWords } from './desk.ts'
import { findWords } from './find.ts'
import { hallWords } from './hall.ts'
import { helpWords } from './help.ts'
import { phoneWords } from './phone.ts'
import { phonePagesWords } from './phone-pages.ts'
import { posterWords } from './poster.ts'
import { printWords } from './print.ts'
import { shareWords } from './share.ts'
import type { OwnTerms } from './topic.ts'

const cardGame = regulationOf('card-game/de-2014')?.terms

const topics = {
  desk: (terms?: OwnTerms) => deskWords('de', terms).page,
  find: (terms?: OwnTerms) => findWords('de', terms),
  hall: (terms?: OwnTerms) => hallWords('de', terms),
  help: (terms?: OwnTerms) => helpWords('de', terms),
  phone: (terms?: OwnTerms) => phoneWords('de', terms),
  phonePages: (terms?: OwnTerms) => phonePagesWords('de', terms),
  poster: (terms?: OwnTerms) => posterWords('de', terms),
  print: (terms?: OwnTerms) => printWords('de', terms),
  share: (terms?: OwnTerms) => shareWords('de', terms),
}

/** All that words say; whoever wants to be told something is told a number. */
const allOf = (words: unknown): readonly string[] => {
  if (typeof words === 'string') return [words]
  if (typeof words === 'object' && words !== null) return Object.values(words).flatMap(allOf)
  if (typeof words !== 'function') return []
  try {
    return allOf(words(2, 2, 2, 2))
  } catch {
    return []
  }
}

const naming = (words: unknown, name: string) => allOf(words).filter((one) => one.includes(name))

describe('the standings of a title whose German document has another word for them', () => {
  it.each(Object.entries(topics))('are called by it wherever %s speaks of them', (_, words) => {
    const usual = naming(words(), 'Rangliste')
    expect(usual.length).toBeGreaterThan(0)
    expect(naming(words(cardGame), 'Rangliste')).toEqual([])
    const own = naming(words(cardGame), 'Wertung')
    for (const text of usual) expect(own).toContain(text.replaceAll('Rangliste', 'Wertung'))
  })

  it('leave the name of a tournament as it is', () => {
    const { title, allOf: all } = shareWords('de', cardGame)
    expect(title('Rangliste der Helden')).toBe('Rangliste der Helden teilen')
    expect(all(8)).toBe('Wertung, alle 8')
  })

  it('are made once, and not at all where the document has the usual word', () => {
    expect(shareWords('de', cardGame)).toBe(shareWords('de', cardGame))
    expect(shareWords('de', {})).toBe(shareWords('de'))
    expect(shareWords('pl', cardGame)).toBe(shareWords('pl'))
  })
})
