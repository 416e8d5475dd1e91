import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { deskWords } from './desk.ts'

describe('the words about what has happened', () => {
  it('count in Polish as Polish does', () => {
    const { log, standings } = deskWords('pl').page.afterwards
    const counted = [
      log.found,
      log.newResults,
      log.goneResults,
      log.moved,
      log.newRounds,
      standings.changed,
    ]
    for (const say of counted) {
      expect(new Set([1, 2, 5].map((n) => say(n).replace(/\d+/, ''))).size).toBe(3)
      expect(say(22).replace('22', '2')).toBe(say(2))
      expect(say(12).replace('12', '5')).toBe(say(5))
    }
  })

  it('end a sentence where one is said', () => {
    for (const language of languages) {
      const { log, standings, files, bracket, start } = deskWords(language).page.afterwards
      for (const text of [
        log.found(2),
        log.noDifference,
        log.moved(3),
        standings.changed(1),
        standings.unchanged('14:20'),
        standings.isIn('a', 'b'),
        files.saved('a').replace('a', ''),
        bracket.due,
        start.practiceNote,
      ]) {
        expect(text).toMatch(/\.$/)
      }
    }
  })
})
