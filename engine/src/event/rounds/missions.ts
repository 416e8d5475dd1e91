import { chanceFrom } from '../../chance/chance.ts'
import { draw } from '../../chance/shuffle.ts'
import type { EventState } from '../spine/state.ts'

/** The mission of the next round: none comes again before all the others were played. */
export const drawMission = (state: EventState, entropy: string): string | null => {
  const { missions = [] } = state.created
  const played = state.rounds.flatMap(({ mission, status }) =>
    mission === null || status === 'paired' ? [] : [mission],
  )
  const since =
    missions.length === 0 ? [] : played.slice(played.length - (played.length % missions.length))
  const bag = missions.filter((mission) => !since.includes(mission))
  return draw(bag, chanceFrom(`${entropy}/mission`)) ?? null
}
