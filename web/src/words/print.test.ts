import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { printWords } from './print.ts'

describe('the words about paper', () => {
  it('end a sentence where one is said', () => {
    for (const language of languages) {
      const { about, kitAbout, groupsNote, byHand, noLists, noProxiesYet, onlyHere } =
        printWords(language)
      const { bye, pairing, rematch, bracket, goOn: goOnTo, ...rules } = byHand
      const told = [about, bye, pairing, rematch, bracket, rules].flatMap((one) =>
        Object.values<string>(one),
      )
      const goOn = goOnTo(8)
      const others = [...Object.values(kitAbout), goOn, groupsNote, noLists, noProxiesYet, onlyHere]
      for (const text of [...told, ...others]) {
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
