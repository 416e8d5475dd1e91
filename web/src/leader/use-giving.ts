import type { Command } from '@topcut/engine'
import { useState } from 'react'
import { type Trouble, troubleOf } from '../state/sending/outbox.ts'
import { useLeading } from './leading.ts'

type Giving = {
  readonly isBusy: boolean
  readonly trouble: Trouble | null
  /** Sends a command; `then` is for when it was granted. */
  readonly give: (command: Command, then?: () => void, reason?: string) => void
  /** Sends what was refused again, with the reason. */
  readonly override: (reason: string) => void
  readonly forget: () => void
}

type Refused = {
  readonly trouble: Trouble
  readonly command: Command
  readonly then: (() => void) | undefined
}

/** One form that gives a command: what it does meanwhile, and what was said against it. */
export const useGiving = (): Giving => {
  const { act } = useLeading()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const send = async (command: Command, then?: () => void, override?: string) => {
    if (isBusy) return
    setBusy(true)
    const outcome = await act({ command, ...(override === undefined ? {} : { override }) })
    setBusy(false)
    const trouble = troubleOf(outcome)
    setRefused(trouble === null ? null : { trouble, command, then })
    if (trouble === null) then?.()
  }
  return {
    isBusy,
    trouble: refused?.trouble ?? null,
    give: (command, then, reason) => void send(command, then, reason),
    override: (reason) => {
      if (refused !== null) void send(refused.command, refused.then, reason)
    },
    forget: () => setRefused(null),
  }
}
