import type { HookListAnswer, HookRequest, HookSecretAnswer } from '@topcut/protocol'
import { useState } from 'react'
import { useLeading } from '../../../../leader/leading.ts'
import { TroubleNote } from '../../../../leader/trouble-note.tsx'
import type { Trouble } from '../../../../state/sending/outbox.ts'
import { request } from '../../../../state/sending/request.ts'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { deskWords } from '../../../../words/desk.ts'
import { hookWords } from '../../../../words/hooks.ts'
import { useWords } from '../../../../words/use-words.ts'
import { replyTrouble } from '../../leaders/reply-trouble.ts'
import { HookForm } from './hook-form.tsx'
import { HookRow } from './hook-row.tsx'
import { useAskedOften } from './use-asked-often.ts'
import './hooks.css'

/** Who elsewhere is told what is published. Kept beside the log, so everything is done at once. */
export const HooksGroup = () => {
  const { workplace } = useLeading()
  const desk = useWords(deskWords)
  const words = useWords(hookWords)
  const [changes, setChanges] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const path = `/api/events/${workplace.event}/hooks`
  const asked = useAskedOften<HookListAnswer>(path, changes)

  const send = async (method: 'POST' | 'PUT' | 'DELETE', to: string, body?: HookRequest) => {
    const reply = await request<Partial<HookSecretAnswer> | null>(method, to, body)
    setTrouble(replyTrouble(desk, reply))
    const shown = reply.kind === 'ok' ? reply.body?.secret : undefined
    // A press on anything else must not take away what is never shown again.
    if (shown !== undefined) setSecret(shown)
    else if (method === 'DELETE') setSecret(null)
    setChanges((times) => times + 1)
    return reply.kind
  }
  if (asked === null) return null
  const { hooks, most } = asked
  return (
    <div className="hooks" data-testid="settings-hooks">
      {hooks.length === 0 && !isAdding && <p className="muted">{words.none}</p>}
      <ul>
        {hooks.map((hook) => (
          <HookRow
            key={hook.id}
            hook={hook}
            path={`${path}/${hook.id}`}
            changes={changes}
            send={send}
          />
        ))}
      </ul>
      {secret !== null && (
        <div className="hook-secret">
          <TextField
            readOnly
            label={words.secret}
            hint={words.secretNote}
            data-testid="hook-secret"
            value={secret}
          />
          <CopyButton size="small" text={secret}>
            {words.copySecret}
          </CopyButton>
        </div>
      )}
      {trouble !== null && <TroubleNote trouble={trouble} />}
      {isAdding && (
        <HookForm
          hook={null}
          onCancel={() => setAdding(false)}
          onSave={async (wish) => {
            if ((await send('POST', path, wish)) === 'ok') setAdding(false)
          }}
        />
      )}
      {!isAdding && hooks.length < most && (
        <Button data-testid="hook-add" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      )}
      {hooks.length >= most && <p className="muted">{words.full(most)}</p>}
    </div>
  )
}
