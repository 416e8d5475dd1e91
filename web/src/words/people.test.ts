import { regulationOf } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { deskWords } from './desk.ts'

describe('what the pages say about people', () => {
  it('counts in Polish as Polish does', () => {
    const { people } = deskWords('pl').page
    for (const say of [
      people.openMatters,
      people.list.findings,
      people.waiting,
      people.placesFree,
    ]) {
      expect(new Set([1, 2, 5].map((n) => say(n).replace(/\d+/, ''))).size).toBe(3)
      expect(say(22).replace('22', '2')).toBe(say(2))
    }
  })

  it.each([
    ['en', /members/],
    ['de', /Mitglieder/],
    ['pl', /członk/],
  ] as const)('says in %s that members go only where there are some', (language, members) => {
    const { terms } = regulationOf('card-game/de-2014-team') ?? {}
    const goes = (own?: typeof terms) => deskWords(language, own).page.people.erase.goes(7)
    expect(goes()).not.toMatch(members)
    expect(goes(terms)).toMatch(members)
    for (const text of [goes(), goes(terms)]) expect(text).toContain('#7')
  })

  it('ends a sentence where one is said', () => {
    for (const language of languages) {
      const { people } = deskWords(language).page
      for (const text of [
        people.noOpenMatters,
        people.noLeaders,
        people.foundNothing,
        people.choosePlayer,
        people.chooseMatch,
        people.list.findings(0),
        people.list.findings(2),
        people.dueAt('14:57', 5),
        people.placesFree(0),
        people.placesFree(2),
        people.nextIn('Ana Lis'),
        people.willWait(3),
        people.clubsAreApart,
        ...Object.values(people.caseSteps),
      ]) {
        expect(text).toMatch(/\.$/)
      }
    }
  })

  it('says who has the last word in the words of the roles', () => {
    const said = languages
      .map((language) => deskWords(language))
      .map(({ page, label }) =>
        page.people.lastWord([label('role.marshal'), label('role.organizer')].join(', ')),
      )
    expect(said).toEqual([
      'Last word: head judge, organizer',
      'Das letzte Wort: Oberschiedsrichter, Organisator',
      'Ostateczna decyzja: sędzia główny, organizator',
    ])
  })
})
