import { changeRound } from '../spine/builder.ts'
import { nobody } from '../spine/concern.ts'
import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import type { MissionFact } from './answers.ts'

export const missionsEffects: FactRecords<MissionFact> = {
  'missions-set': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { missions }) => {
      builder.created = { ...builder.created, missions }
    },
    canHappen: () => true,
  },
  'mission-entered': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { round, mission }, { by }) => {
      builder.missionCards.set(round, { mission, by })
      changeRound(builder, round, { mission })
    },
    canHappen: ({ rounds }, { round }) => round <= rounds.length + 1,
  },
}
