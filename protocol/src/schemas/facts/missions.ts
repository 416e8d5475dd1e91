import type { Subjects } from '@topcut/engine'
import { describing, factOf } from './fact-of.ts'
import { roundNumber, word, words } from './on-record.ts'

export const missionsFacts = describing<Subjects['missions']['fact']>()([
  factOf('missions-set', { missions: words }),
  factOf('mission-entered', { round: roundNumber, mission: word }),
])
