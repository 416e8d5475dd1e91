import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlan, type Ending, liveThrough } from '../../testing/any-event.ts'
import { everyCommand } from '../../testing/commands.ts'
import { watch } from '../../testing/invariants.ts'

/** What the events of this run have seen; a property that never meets a case says nothing of it. */
const seen = new Map<string, number>()
const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)

describe('any event', () => {
  it('keeps to the rules after every command, from its creation to its champion', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const check = watch()
        const ending: Ending = liveThrough(plan, (step) => {
          check(step)
          const { decision, ask } = step
          if (decision.granted) {
            note(ask.command.kind)
            for (const fact of decision.facts) {
              note(fact.kind)
              if (fact.kind === 'round-paired') note(`${fact.method.name} round`)
              if ('result' in fact) note(fact.result.ending)
            }
          } else note(decision.refusal.code)
        })
        note(ending)
      }),
      { seed: 20151003, numRuns: 600 },
    )
  }, 120_000)

  it('has met every command, every kind of round and every ending', () => {
    const kinds = everyCommand.map(({ kind }) => kind)
    const endings = [
      'destruction',
      'time',
      'mutual-destruction',
      'concession',
      'no-show',
      'match-loss',
      'withdrawal',
    ]
    const rounds = ['swiss round', 'by-hand round', 'single-elimination round']
    const missing = [...kinds, ...endings, ...rounds, 'rule-overridden', 'round-unpaired'].filter(
      (what) => !seen.has(what),
    )
    expect(missing).toEqual([])
    expect(seen.get('champion') ?? 0).toBeGreaterThan(540)
  })
})
