import { nobody } from '../spine/concern.ts'
import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import type { LuckFact } from './answers.ts'
import { roundToDraw } from './draw-luck.ts'

export const luckEffects: FactRecords<LuckFact> = {
  'luck-contributed': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { text, player = null }) => {
      const round = roundToDraw(builder)
      // The last word of each phone counts: nobody outweighs the hall.
      const others = builder.luck.hall.filter(
        (one) => player === null || one.player !== player || one.round !== round,
      )
      builder.luck = { ...builder.luck, hall: [...others, { text, player, round }] }
    },
    canHappen: (state, { player }) =>
      state.luck.drawn[roundToDraw(state)] === undefined &&
      (player === undefined || state.players.has(player)),
  },
}
