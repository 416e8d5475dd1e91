import { describe, expect, it } from 'vitest'
import { everyCommand } from '../../testing/commands.ts'
import { regulations } from '../regulations/catalogue.ts'
import { nobodyDecidesAlone } from './second-voice.suite.ts'

describe.each(regulations.map((regulation) => [regulation.id, regulation] as const))(
  'leaders who play by %s',
  (_, regulation) => {
    /** What they asked for; a property that never meets a command says nothing of it. */
    const asked = new Set<string>()
    const refused = new Set<string>()

    it('never decide alone about the own match or opponent', () => {
      nobodyDecidesAlone(regulation, { seed: 20151006, numRuns: 100 }, ({ ask, decision }) => {
        asked.add(ask.command.kind)
        if (!decision.granted && decision.refusal.code === 'own-matter') {
          refused.add(ask.command.kind)
        }
      })
    }, 300_000)

    it('have asked for everything there is', () => {
      const kinds = everyCommand.map(({ kind }) => kind).filter((kind) => kind !== 'create-event')
      expect(kinds.filter((kind) => !asked.has(kind))).toEqual([])
      expect([...refused]).toEqual(
        expect.arrayContaining([
          'record-ruling',
          'report-result',
          'amend-result',
          'drop-player',
          'constrain-pair',
          'appoint-leader',
          'undo',
        ]),
      )
    })
  },
)
