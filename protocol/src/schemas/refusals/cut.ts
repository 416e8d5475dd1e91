import type { Subjects } from '@topcut/engine'
import { bare, describing, ofPlayer } from './refusal-of.ts'

export const cutRefusals = describing<Subjects['cut']['refusal']>()([
  bare('cut-needed'),
  bare('cut-not-due'),
  bare('cut-already-made'),
  ofPlayer('no-place-to-decline'),
])
