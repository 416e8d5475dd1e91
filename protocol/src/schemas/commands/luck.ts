import type { Subjects } from '@topcut/engine'
import { line } from '../text.ts'
import { commandOf, describing } from './command-of.ts'

export const luckCommands = describing<Subjects['luck']['command']>()([
  commandOf('contribute-luck', { text: line(60) }),
])
