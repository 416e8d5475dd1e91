import { describe, expect, it } from 'vitest'
import { origins } from './en/measures.ts'
import { languages } from './language.ts'
import { isMeasureName, measureName, measureShort, originSentence } from './measure.ts'

describe('a measure', () => {
  it('is called as the documents call it, and shorter above a narrow column', () => {
    expect(measureName('de', 'margin-of-victory')).toBe('Höhe des Sieges')
    expect(measureShort('de', 'margin-of-victory')).toBe('HdS')
  })

  it('is told from what else decides a place', () => {
    expect(['margin-of-victory', 'head-to-head'].map((key) => isMeasureName('en', key))).toEqual([
      true,
      false,
    ])
  })

  it('comes about in a sentence', () => {
    for (const language of languages) {
      for (const how of Object.keys(origins) as (keyof typeof origins)[]) {
        expect(originSentence(language, how)).toMatch(/\.$/)
      }
    }
  })
})
