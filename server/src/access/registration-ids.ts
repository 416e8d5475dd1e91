import { createHash } from 'node:crypto'
import type { CommandId, EventId, PlayerId } from '@topcut/engine'

/**
 * Who somebody becomes who registers by an id of their own making: the same, however often it is
 * sent. The log shows neither that id nor a way back to it: whoever has it comes in as the player.
 */
export const registrationIds = (
  event: EventId,
  id: string,
): { readonly player: PlayerId; readonly command: CommandId } => {
  const of = (what: string): string =>
    createHash('sha256').update(`topcut ${what} ${event} ${id}`).digest('base64url')
  return {
    player: of('player').slice(0, 12) as PlayerId,
    command: of('registration').slice(0, 22) as CommandId,
  }
}
