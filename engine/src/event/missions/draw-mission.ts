import { chanceFrom } from '../../chance/chance.ts'
import { draw } from '../../chance/shuffle.ts'
import { missionBag } from '../reading/missions.ts'
import type { FactOf } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'

/** Version 1 could draw the mission of the round before again once all had been played. */
const bagMethod = { name: 'bag', version: 2 } as const

/** The mission of a round that is paired, by the entropy of its pairing; none for a card by hand. */
export const drawMission = (
  state: EventState,
  round: number,
  entropy: string,
): Pick<FactOf<'round-paired'>, 'mission' | 'missionDraw'> => {
  if (state.missionCards.has(round)) return {}
  const mission = draw(missionBag(state, round), chanceFrom(`${entropy}/mission`))
  return mission === undefined ? {} : { mission, missionDraw: bagMethod }
}
