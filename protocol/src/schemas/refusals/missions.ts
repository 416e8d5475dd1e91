import type { Subjects } from '@topcut/engine'
import { roundNumber, word, words } from '../facts/on-record.ts'
import { describing, refusalOf } from './refusal-of.ts'

export const missionsRefusals = describing<Subjects['missions']['refusal']>()([
  refusalOf('missions-not-legal', { missions: words, maps: words }),
  refusalOf('mission-not-listed', { mission: word, missions: words }),
  refusalOf('mission-not-due', { mission: word, due: words }),
  refusalOf('mission-in-play', { round: roundNumber, mission: word }),
])
