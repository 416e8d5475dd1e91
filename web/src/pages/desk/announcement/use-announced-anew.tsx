import type { Command, Decision } from '@topcut/engine'
import { type ReactNode, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { TextField } from '../../../ui/field.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { Changes } from './changes.tsx'

type Anew = {
  readonly decision: Decision | null
  /** What players were told otherwise and the field for the reason; null where none is needed. */
  readonly field: ReactNode | null
  readonly reason: string | undefined
}

/** What has been announced changes only with what changes and why, seen before it is sent. */
export const useAnnouncedAnew = (command: Command | null): Anew => {
  const { ask } = useLeading()
  const { page } = useWords(deskWords)
  const [reason, setReason] = useState('')
  const decision = command === null ? null : ask(command)
  if (decision === null || decision.granted || decision.refusal.code !== 'announced-otherwise') {
    return { decision, field: null, reason: undefined }
  }
  const { changes, rule } = decision.refusal
  const field = (
    <div className="anew" data-testid="anew">
      <p className="warn">
        {page.before.changedSince} <RuleIds rules={[rule]} />
      </p>
      <Changes changes={changes} />
      <TextField
        label={page.whyAmend}
        data-testid="anew-reason"
        required
        value={reason}
        onChange={setReason}
      />
    </div>
  )
  return { decision, field, reason: reason.trim() === '' ? undefined : reason.trim() }
}
