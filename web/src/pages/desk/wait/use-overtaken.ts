import type { Command } from '@topcut/engine'
import { useEffect, useRef } from 'react'
import type { Asker } from '../../../leader/asker.ts'
import type { Trouble } from '../../../state/sending/outbox.ts'

/** Whether it is refused now, and a reason would set that aside. */
export const isToSetAside = (ask: Asker, command: Command): boolean =>
  !ask(command).granted && ask(command, '–').granted

/**
 * Whether another window was quicker with the step that was pressed here: its refusal would ask for
 * what nobody meant, the reason of a second draw for one.
 */
export const useOvertaken = (step: string, ask: Asker) => {
  const now = useRef({ step, ask })
  useEffect(() => {
    now.current = { step, ask }
  })
  return (command: Command, refused: Trouble): boolean =>
    refused.kind === 'refused' &&
    now.current.step !== step &&
    !isToSetAside(now.current.ask, command)
}
