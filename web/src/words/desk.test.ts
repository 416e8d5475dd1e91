import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { deskWords } from './desk.ts'

describe('the words of the pages', () => {
  it('count in Polish as Polish does', () => {
    const { page } = deskWords('pl')
    for (const say of [page.entries, page.undoTakes, page.olderEntries, page.waitingToSend]) {
      expect(new Set([1, 2, 5].map((n) => say(n).replace(/\d+/, ''))).size).toBe(3)
      expect(say(22).replace('22', '2')).toBe(say(2))
      expect(say(12).replace('12', '5')).toBe(say(5))
    }
  })

  it('name the same keys in every language', () => {
    const own = (language: (typeof languages)[number]) =>
      deskWords(language).page.keyHelp.map(([key]) => key.length)
    for (const language of languages) {
      const { page } = deskWords(language)
      expect(page.keyHelp.map(([key]) => key).filter((key) => key.length === 1)).toEqual([
        '/',
        't',
        'r',
        's',
        'p',
        'n',
        'b',
        'l',
        '?',
      ])
      expect(own(language)).toHaveLength(own('en').length)
    }
  })

  it('end a sentence where one is said', () => {
    for (const language of languages) {
      const { page } = deskWords(language)
      for (const text of [
        page.shownAge('1'),
        page.registeredMany(3),
        ...Object.values(page.form.missing),
        page.meanwhile('a', 'b'),
      ]) {
        expect(text).toMatch(/\.$/)
      }
    }
  })
})
