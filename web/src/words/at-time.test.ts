import { asPublished, publicParts, regulations } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../testing/sample-event.suite.ts'
import { atTimeWords } from './at-time.ts'

const rules = regulations.map(({ roundLength }) => roundLength.atTime.rule)

it.each(regulations)(
  '$name: everybody is told what its document has them do when time is called',
  (regulation) => {
    const sample = sampleEvent({
      regulation: regulation.id,
      date: regulation.defaultDate,
      tier: 'casual',
      structure: { kind: 'custom', stages: [{ kind: 'swiss', rounds: 2, cut: null }] },
      ...(regulation.missions === null ? {} : { missions: ['one', 'two'] }),
    })
    start(sample, 4)
    publish(sample)
    const clock = publicParts.clock(asPublished(sample.state(), new Map()))
    expect(clock?.atTime).toEqual(regulation.roundLength.atTime)
    const told = languages.map(
      (language) => atTimeWords(language)[clock?.atTime.value ?? expect.fail()],
    )
    for (const { now, after } of told) {
      expect(now).toMatch(/^\p{Lu}.*\.$/u)
      expect(after).toMatch(/^\p{Lu}.*\.$/u)
    }
  },
)

it('tells tables that still play to finish, in each document’s own words', () => {
  expect(rules).toEqual(['XWEN-14', 'XWDE-60', 'XWPL-39', 'LCG-40', 'LCG-63', 'IA-38'])
  const said = (value: (typeof regulations)[number]['roundLength']['atTime']['value']) =>
    languages.map((language) => atTimeWords(language)[value].now)
  expect(said('finish-game-round')).toEqual([
    'Finish the current game round.',
    'Spielen Sie die aktuelle Spielrunde zu Ende.',
    'Dokończcie aktualną rundę gry.',
  ])
  expect(said('finish-game-round-and-status-phase').map((text) => /status/i.test(text))).toEqual([
    true,
    true,
    true,
  ])
  expect(said('finish-light-turn')).toEqual([
    'Play on to the end of the light side’s turn.',
    'Spielen Sie noch bis zum Ende des Spielzugs der Hellen Seite.',
    'Grajcie jeszcze do końca tury jasnej strony.',
  ])
})
