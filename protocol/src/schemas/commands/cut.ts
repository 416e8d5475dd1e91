import type { Subjects } from '@topcut/engine'
import { bare, describing, ofPlayer } from './command-of.ts'

export const cutCommands = describing<Subjects['cut']['command']>()([
  bare('make-cut'),
  ofPlayer('decline-place'),

  bare('finish-event'),
])
