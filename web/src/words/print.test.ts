import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { printWords } from './print.ts'

describe('the words about paper', () => {
  it('end a sentence where one is said', () => {
    for (const language of languages) {
      const { about, kitAbout, groupsNote, byHand, noLists, onlyHere } = printWords(language)
      const { bye, pairing, rematch, bracket, ...rules } = byHand
      const told = [about, bye, pairing, rematch, bracket, rules].flatMap((one) =>
        Object.values<string>(one),
      )
      for (const text of [...told, kitAbout, groupsNote, noLists, onlyHere]) {
        expect(text).toMatch(/[^.!]\.$/)
      }
    }
  })

  it('say other words in each language', () => {
    const said = languages.map((language) => Object.values(printWords(language).sheets))
    for (const own of said) expect(new Set(own).size).toBe(own.length)
    const [en, ...others] = said
    for (const other of others) expect(other).not.toEqual(en)
  })
})
