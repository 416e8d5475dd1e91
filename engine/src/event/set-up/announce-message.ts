import { type CommandRecord, heads } from '../spine/command.ts'
import { grant } from '../spine/decision.ts'

/** A line for everybody in the hall; an empty one takes the last one down. */
export type AnnounceMessage = { readonly kind: 'announce-message'; readonly text: string }

export const announceMessage: CommandRecord<AnnounceMessage> = {
  may: heads,
  touches: 'nothing',
  grave: false,
  afterTheEnd: true,
  takesName: false,
  decide: (_, { text }) => grant([{ kind: 'message-announced', text: text.trim() }]),
}
