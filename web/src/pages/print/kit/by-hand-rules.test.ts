import { regulationOf } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { printWords } from '../../../words/print.ts'
import { byHandRules } from './by-hand-rules.ts'
import type { NextByHand } from './next-by-hand.ts'

const told = (id: string, next: NextByHand) => {
  const regulation = regulationOf(id)
  if (regulation === null) throw new Error(id)
  return byHandRules(regulation, next, 'casual', printWords('en'))
}
const rulesBy = (id: string, next: NextByHand) => told(id, next).flatMap(({ rules }) => rules)
const swiss = (number: number): NextByHand => ({
  kind: 'round',
  number,
  stage: 'swiss',
  roundName: { kind: 'numbered', round: 1, of: 5 },
  players: 8,
  isPaired: false,
})

describe('going on by hand', () => {
  it('[XWDE-68] later rounds go by points groups, the first by lot', () => {
    expect(rulesBy('x-wing/de', swiss(3))).toContain('XWDE-68')
    expect(rulesBy('x-wing/de', swiss(1))).toContain('XWDE-67')
    expect(rulesBy('x-wing/de', swiss(1))).not.toContain('XWDE-68')
  })

  it('[LCG-34] the card game folds its groups', () => {
    expect(rulesBy('card-game/de-2014', swiss(2))).toContain('LCG-34')
  })

  it.each(languages)('speaks in %s of teams where teams play', (language) => {
    const regulation = regulationOf('card-game/de-2014-team') ?? expect.fail('no teams')
    const words = printWords(language, regulation.terms)
    const texts = [swiss(1), swiss(2)].flatMap((next) =>
      byHandRules(regulation, next, 'casual', words).map(({ text }) => text),
    )
    const { about, byHand, groupsRunning } = words
    const said = [...texts, byHand.addUp, groupsRunning(1), about.lists, about.scores].join(' ')
    expect(said).not.toMatch(/player|spieler|gracz/i)
    expect(said.match(/team|drużyn/gi)?.length).toBeGreaterThan(7)
  })

  it('tells about the bracket once it is played', () => {
    const rules = rulesBy('x-wing/de', {
      ...{ kind: 'round', number: 6, stage: 'elimination', players: 8, isPaired: false },
      roundName: { kind: 'left', left: 3 },
    })
    expect(rules).toContain('XWDE-76')
    expect(rules).not.toContain('XWDE-68')
  })

  it('[XWDE-75] before the cut says who goes on, and pairs no further round', () => {
    const roundName = { kind: 'left', left: 3 } as const
    const lines = told('x-wing/de', {
      ...{ kind: 'cut', stage: 'elimination', size: 8, players: 8, roundName },
    })
    expect(lines.flatMap(({ rules }) => rules)).toContain('XWDE-75')
    expect(lines.map(({ text }) => text).join()).toContain('The first 8')
    expect(lines.flatMap(({ rules }) => rules)).not.toContain('XWDE-68')
  })

  it('[LCG-61] in the last round says that none follows, but for a final match', () => {
    const end = { kind: 'end', stage: 'swiss' } as const
    const finalMatch = regulationOf('card-game/de-2014-team')?.finalMatch ?? null
    expect(rulesBy('card-game/de-2014-team', { ...end, finalMatch })).toEqual(['LCG-61'])
    const lines = told('x-wing/de', { ...end, finalMatch: null }).map(({ text }) => text)
    expect(lines.at(-1)).toBe('No further round follows. The standings are the final places.')
    expect(told('x-wing/de', { kind: 'nothing' })).toEqual([])
  })
})
