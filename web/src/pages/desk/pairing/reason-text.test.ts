import type { Names } from '@topcut/protocol/words'
import { expect, it } from 'vitest'
import { playOut, publish, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { bracketWords } from '../../../words/bracket.ts'
import { deskWords } from '../../../words/desk.ts'
import { reasonText } from './reason-text.ts'

const names: Names = {
  player: (id) => id,
  leader: (id) => id,
  regulation: (id) => id,
  match: () => null,
}

it('calls the games that two come from as the drawing does', () => {
  const sample = sampleEvent({
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: 1, cut: null },
        { kind: 'elimination', rounds: null, cut: 8 },
      ],
    },
  })
  start(sample, 8)
  publish(sample)
  playOut(sample)
  sample.give({ kind: 'make-cut' })
  sample.give({ kind: 'start-stage' })
  publish(sample)
  playOut(sample)
  publish(sample)
  const state = sample.state()
  const said = state.rounds
    .at(-1)
    ?.matches.map((match) =>
      reasonText(
        deskWords('en'),
        bracketWords('en'),
        state,
        state.rounds.length,
        state.matches.get(match)?.reason ?? expect.fail('no match'),
        names,
      ),
    )
  expect(said).toEqual([
    'Winners of quarter-final 1 and quarter-final 2',
    'Winners of quarter-final 3 and quarter-final 4',
  ])
})
