import { describe, it } from 'vitest'
import { longRun } from '../../../../testing/long.ts'
import { chanceFrom } from '../../chance/chance.ts'
import { regulations } from '../../regulations/catalogue.ts'
import { neverSaidWrongly, neverWrong } from './never-wrong.suite.ts'

const cutting = regulations.filter(({ finalMatch }) => finalMatch === null)

describe('what a player needs', () => {
  it('agrees with every end of small events', () =>
    longRun({ name: 'needs of small events', seeds: 2_000 }, (seed) => {
      const chance = chanceFrom(`needs ${seed}`)
      const left = chance.below(8) === 0 ? 1 : 0
      const { id, structure } = cutting[chance.below(cutting.length)] as (typeof cutting)[number]
      neverWrong({
        regulation: id,
        players: left === 1 ? 4 + chance.below(2) : 5 + chance.below(6),
        rounds: left + 1 + chance.below(4),
        cut: structure.cutSizes === null ? 2 + chance.below(4) : 4,
        left,
        open: chance.below(left === 1 ? 2 : 4),
        entropy: `${seed}`,
      })
    }))

  it('agrees with large events played on to their cut, by the document’s own pairings', () =>
    longRun({ name: 'needs of large events', seeds: 300 }, (seed) => {
      const chance = chanceFrom(`needs ${seed}`)
      const { id } = cutting[chance.below(cutting.length)] as (typeof cutting)[number]
      const left = chance.below(3)
      neverSaidWrongly(
        {
          regulation: id,
          players: 16 + chance.below(40),
          rounds: 4 + chance.below(3),
          cut: 8,
          left,
          open: chance.below(20),
          entropy: `${seed}`,
        },
        20,
      )
    }))
})
