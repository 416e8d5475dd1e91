import type { Decider } from '../spine/ask.ts'
import { grant } from '../spine/decision.ts'

export const announceMessage: Decider<'announce-message'> = (_, { text }) =>
  grant([{ kind: 'message-announced', text: text.trim() }])
