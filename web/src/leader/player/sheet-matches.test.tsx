import { playerId } from '@topcut/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { playOut, publish, sampleEvent, start } from '../../../testing/sample-event.suite.ts'
import { DestinationsContext } from '../destinations.ts'
import { type Leading, LeadingContext } from '../leading.ts'
import { shownNames } from '../names/shown-names.ts'
import { SheetMatches } from './sheet-matches.tsx'

const people = new Map(
  ['Ana Lis', 'Bo Kern'].map((name, index) => {
    const player = playerId(`p${index + 1}`)
    return [player, { player, name }] as const
  }),
)

describe('the rounds of one player', () => {
  it('say won or lost, with the own score first, whichever seat it was', () => {
    const sample = sampleEvent()
    start(sample, 2)
    publish(sample)
    playOut(sample, { ending: 'time', score: [60, 20] })
    const state = sample.state()
    const match = [...state.matches.values()][0] ?? expect.fail('nobody plays')
    const leading = { state, names: shownNames(state, people) } as Partial<Leading> as Leading
    const told = (seat: 0 | 1) =>
      renderToStaticMarkup(
        <LeadingContext value={leading}>
          <DestinationsContext value={{ toPlayer: () => {}, toMatters: () => {} }}>
            <SheetMatches player={match.players[seat]} matches={[match.match]} />
          </DestinationsContext>
        </LeadingContext>,
      ).replaceAll('\u00a0', ' ')
    expect(told(0)).toContain('<b>win</b> 60 – 20 (')
    expect(told(1)).toContain('<b>loss</b> 20 – 60 (')
    expect(told(1)).not.toContain('60 – 20')
  })
})
