import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlan, type Ending, liveThrough } from '../../testing/any-event.ts'
import { everyCommand } from '../../testing/commands.ts'
import { watch } from '../../testing/invariants.ts'
import { regulations } from '../regulations/catalogue.ts'
import type { Regulation } from '../regulations/regulation.ts'

/** How many events of each document: the one with the most rules of its own has the most. */
const runs = (regulation: Regulation) => (regulation.sheet === null ? 100 : 200)

describe.each(regulations.map((regulation) => [regulation.id, regulation] as const))(
  'any event of %s',
  (_, regulation) => {
    /** What the events have seen; a property that never meets a case says nothing of it. */
    const seen = new Map<string, number>()
    const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)

    it('keeps to the rules after every command, from its creation to its champion', () => {
      fc.assert(
        fc.property(anyPlan(regulation), (plan) => {
          const check = watch()
          const ending: Ending = liveThrough(plan, (step) => {
            check(step)
            const { decision, ask } = step
            if (decision.granted) {
              note(ask.command.kind)
              for (const fact of decision.facts) {
                note(fact.kind)
                if (fact.kind === 'round-paired') note(`${fact.method.name} round`)
                if (fact.kind === 'stage-started') note(`${fact.plan.kind} stage`)
                if ('result' in fact) note(fact.result.ending)
              }
            } else note(decision.refusal.code)
          })
          note(ending)
        }),
        { seed: 20151003, numRuns: runs(regulation) },
      )
    }, 300_000)

    it('has met every command, every kind of round and every ending', () => {
      const { scoring, structure, standings, pairing, finalMatch } = regulation
      const kinds = everyCommand
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'deduct-points' || standings.deduction !== null)
        .filter((kind) => kind !== 'decline-place' || structure.afterCut.value.length > 0)
      const endings = [...scoring.swiss.endings.value, ...scoring.elimination.endings.value]
      const stages = ['swiss', ...structure.firstStage.value, ...structure.afterCut.value]
      const played = [
        'swiss round',
        'by-hand round',
        ...(pairing.laterRounds.value === 'fold' ? ['fold round'] : []),
        ...(finalMatch === null ? [] : ['final-match stage']),
        ...stages.map((kind) => `${kind} stage`),
      ]
      const missing = [...kinds, ...endings, ...played, 'rule-overridden', 'round-unpaired'].filter(
        (what) => !seen.has(what),
      )
      expect(missing).toEqual([])
      expect(seen.get('champion') ?? 0).toBeGreaterThan(0.9 * runs(regulation))
    })
  },
)
