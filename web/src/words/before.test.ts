import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { deskWords } from './desk.ts'

describe('the words before the start', () => {
  it('count in Polish as Polish does', () => {
    const { before } = deskWords('pl').page
    for (const say of [before.minutes, before.findingsCount, before.unsigned]) {
      expect(new Set([1, 2, 5].map((n) => say(n).replace(/\d+/, ''))).size).toBe(3)
      expect(say(22).replace('22', '2')).toBe(say(2))
    }
  })

  it('end a sentence where one is said', () => {
    for (const language of languages) {
      const { before } = deskWords(language).page
      for (const text of [
        before.nobodyTold,
        before.outdatedBy(4, 8),
        before.onTheWay,
        before.missions.none,
        before.missions.binding,
        before.missingCount(2),
        before.detailsNote,
        before.reopens,
        before.listsDue(3),
        before.listsComplete,
        before.listsNotDue,
        before.listsLocked,
        before.choosePlayer,
        before.noFindings,
        before.textNote,
        before.noMatchYet,
        before.pointsCheckNote(1),
        before.allSigned,
      ]) {
        expect(text).toMatch(/\.$/)
      }
    }
  })
})
