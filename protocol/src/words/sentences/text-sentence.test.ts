import { regulations, textKeys } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import { textSentence } from './text-sentence.ts'

const sentences = languages.flatMap((language) =>
  textKeys.map((key) => ({ language, key, sentence: textSentence(language, key) })),
)

const wrong = (isWrong: (sentence: string) => boolean) =>
  sentences.filter(({ sentence }) => isWrong(sentence))

describe('the texts of the documents', () => {
  it('have every key once, and every key is read in some document', () => {
    const read = new Set(regulations.flatMap(({ texts }) => texts.map(({ value }) => value.key)))
    expect(textKeys.length).toBeGreaterThan(100)
    expect(new Set(textKeys).size).toBe(textKeys.length)
    expect([...read].sort()).toEqual([...textKeys].sort())
  })

  it('are sentences: a capital letter, a full stop, no shouting', () => {
    expect(wrong((text) => !/^\p{Lu}/u.test(text))).toEqual([])
    expect(wrong((text) => !/[\p{L})]\.$/u.test(text))).toEqual([])
    expect(wrong((text) => /[!?]|\s{2}|\{|'/.test(text))).toEqual([])
  })

  it('are short enough to be read at a table', () => {
    expect(wrong((text) => text.length > 230)).toEqual([])
  })

  it('are translated', () => {
    const copied = textKeys.filter(
      (key) => new Set(languages.map((language) => textSentence(language, key))).size < 3,
    )
    expect(copied).toEqual([])
  })

  it('address nobody in German, and nobody’s gender in Polish', () => {
    const german = sentences.filter(({ language }) => language === 'de')
    expect(
      german.filter(({ sentence }) => /\b(Sie|Ihr|Ihnen|du|dein\w*)\b/.test(sentence)),
    ).toEqual([])
    const polish = sentences.filter(({ language }) => language === 'pl')
    expect(
      polish.filter(({ sentence }) => /\p{L}{2}(ał|ił|ył|ała|iła|yła)(?!\p{L})/u.test(sentence)),
    ).toEqual([])
  })

  it('say no two things in the same words', () => {
    for (const language of languages) {
      const own = sentences.filter((one) => one.language === language).map((one) => one.sentence)
      expect(own.filter((text, index) => own.indexOf(text) !== index)).toEqual([])
    }
  })
})

describe('textSentence', () => {
  it('speaks with the terms of the document', () => {
    expect(textSentence('de', 'set-up.squads')).toContain('Jägerstaffeln')
    expect(textSentence('pl', 'material.one-set')).toContain('Komandor')
    expect(textSentence('pl', 'material.other-markers')).toContain('sędzia główny')
    expect(textSentence('de', 'round-end.light-side-turn')).toContain('HS-Spielzug')
    expect(textSentence('en', 'round-end.status-phase')).toContain('Status phase')
  })
})
