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

  it('say in Polish for how many it was announced, with the ending of the number', () => {
    const { again, teams } = deskWords('pl').page.before
    expect(again.players(1, 2)).toContain('przy 1 graczu, teraz')
    expect(again.players(22, 25)).toContain('przy 22 graczach, teraz jest ich 25')
    expect(teams.outdatedBy(8, 9)).toContain('przy 8 drużynach; teraz jest ich 9')
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
