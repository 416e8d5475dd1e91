import { it } from 'vitest'
import { longRun } from '../../../../testing/long.ts'
import { roundIsBest, roundsAreBest } from '../../../testing/invariants/rounds-are-best.ts'
import { worstFields } from '../../../testing/pairing/worst-fields.ts'

it('[XWEN-54] 100,000 random rounds of 4 to 64 players are best', async () => {
  // An event has some eighteen rounds.
  await longRun({ name: 'best rounds', seeds: 6_000 }, (seed) => {
    roundsAreBest(seed)
  })
})

it('[XWEN-55] rounds with hardly anything left to choose are best', async () => {
  await longRun({ name: 'worst rounds', seeds: 200 }, (seed) => {
    for (const { field } of worstFields(`worst ${seed}`)) roundIsBest(field)
  })
})
