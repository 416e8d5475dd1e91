import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ending } from '../../testing/any/any-ending.ts'
import { anyPlan, liveThrough } from '../../testing/any/any-event.ts'
import { everyCommand } from '../../testing/commands.ts'
import { watch } from '../../testing/invariants/invariants.ts'
import { regulations } from '../regulations/catalogue.ts'
import type { Regulation } from '../regulations/regulation.ts'
import type { TextPlace } from '../regulations/texts.ts'
import type { CommandKind } from './commands.ts'
import type { FactKind } from './spine/answers.ts'

/** How many events of each document; a final match is rare, and so takes more of them. */
const runs = ({ finalMatch }: Regulation) => (finalMatch === null ? 70 : 120)

const checklists: readonly TextPlace[] = ['documents', 'venue', 'seating', 'kit']

/** Whether the document has what a command is for. */
const isKnown = (
  { standings, structure, lists, rulings, material, missions, texts }: Regulation,
  kind: CommandKind,
): boolean => {
  switch (kind) {
    case 'deduct-points':
      return standings.deduction !== null
    case 'decline-place':
      return structure.afterCut.value.length > 0
    case 'record-deck-check':
      return lists.deckCheck !== null
    case 'order-points-check':
    case 'sign-points-check':
      return lists.pointsCheck !== null
    case 'propose-disqualification':
    case 'answer-proposal':
      return rulings.removal.proposedBy !== null
    case 'order-sharing':
      return material.sharing !== null
    case 'set-missions':
    case 'enter-mission':
      return missions !== null
    case 'tick-item':
      return texts.some(({ value }) => checklists.includes(value.place))
    default:
      return true
  }
}

describe.each(regulations.map((regulation) => [regulation.id, regulation] as const))(
  'any event of %s',
  (_, regulation) => {
    /** What the events have seen; a property that never meets a case says nothing of it. */
    const seen = new Map<string, number>()
    const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)

    it('keeps to the rules after every command, and can be brought to its end from anywhere', () => {
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
        { seed: 20151118, numRuns: runs(regulation) },
      )
    }, 300_000)

    it('has met every command, every kind of round and every ending', () => {
      const { scoring, structure, pairing, finalMatch, lists } = regulation
      const kinds = everyCommand.map(({ kind }) => kind).filter((kind) => isKnown(regulation, kind))
      const endings = [...scoring.swiss.endings.value, ...scoring.elimination.endings.value]
      const stages = ['swiss', ...structure.firstStage.value, ...structure.afterCut.value]
      const played = [
        'swiss round',
        'by-hand round',
        ...(pairing.laterRounds.value === 'fold' ? ['fold round'] : []),
        ...(finalMatch === null ? [] : ['final-match stage']),
        ...stages.map((kind) => `${kind} stage`),
      ]
      const isReplayed = lists.deckCheck !== null && stages.includes('double-elimination')
      const facts: readonly FactKind[] = [
        ...(['rule-overridden', 'round-unpaired', 'result-confirmed'] as const),
        ...(isReplayed ? (['result-annulled'] as const) : []),
      ]
      const missing = [...kinds, ...endings, ...played, ...facts].filter((what) => !seen.has(what))
      expect(missing).toEqual([])
      expect(seen.get('champion') ?? 0).toBeGreaterThan(0.9 * runs(regulation))
    })
  },
)
