import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { cardsWords } from './cards.ts'
import { deskWords } from './desk.ts'
import { shownListWords } from './shown-list.ts'

describe('the words around a list', () => {
  it('are the same where it is typed and where it is read', () => {
    for (const language of languages) {
      expect(cardsWords(language).skill).toBe(shownListWords(language).skill)
    }
  })

  it('call it by its one name in Polish', () => {
    const texts = [cardsWords('pl'), shownListWords('pl'), deskWords('pl').page.before]
      .flatMap((words) => Object.values(words))
      .filter((text) => typeof text === 'string')
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((text) => /(?<!\p{L})list[aęoy](?! kontrolne)/iu.test(text))).toEqual([])
  })
})
