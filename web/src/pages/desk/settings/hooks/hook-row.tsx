import type { HookAnswer, HookRequest } from '@topcut/protocol'
import { useState } from 'react'
import type { Reply } from '../../../../state/sending/request.ts'
import { Button } from '../../../../ui/button.tsx'
import { Pill } from '../../../../ui/note.tsx'
import { hookWords } from '../../../../words/hooks.ts'
import { momentText } from '../../../../words/moment-text.ts'
import { useLanguage, useWords } from '../../../../words/use-words.ts'
import { HookDeliveries } from './hook-deliveries.tsx'
import { HookForm, topics } from './hook-form.tsx'

type Props = {
  readonly hook: HookAnswer
  readonly path: string
  readonly changes: number
  /** Sends a request and shows what came of it. */
  readonly send: (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: HookRequest,
  ) => Promise<Reply<unknown>['kind']>
}

/** One address: how it is doing, and what can be done about it. */
export const HookRow = ({ hook, path, changes, send }: Props) => {
  const words = useWords(hookWords)
  const language = useLanguage()
  const [opened, setOpened] = useState<'form' | 'deliveries' | 'removal' | 'trial' | null>(null)
  const toggle = (what: 'form' | 'deliveries' | 'removal') =>
    setOpened(opened === what ? null : what)
  const isStopped = hook.state === 'gave-up' || hook.state === 'gone'
  const told = topics.filter((one) => hook.topics.includes(one)).map((one) => words.topics[one])
  const host = new URL(hook.url).host
  const whose = <span className="vh">: {host}</span>
  return (
    <li className="hook" data-testid="hook" data-state={hook.state}>
      <p>
        <b translate="no" className="hook-address">
          {hook.url}
        </b>{' '}
        <Pill tone={hook.state === 'going' ? 'good' : 'warn'}>{words.states[hook.state]}</Pill>
      </p>
      <p className="muted">
        {[
          told.join(', ') || words.nothingTold,
          ...(hook.nextAt === null ? [] : [words.nextAt(momentText(language, hook.nextAt))]),
        ].join(' · ')}
      </p>
      <div className="hook-do">
        {isStopped && (
          <Button
            size="small"
            data-testid="hook-start"
            onClick={() => void send('POST', `${path}/start`)}
          >
            {words.start}
            {whose}
          </Button>
        )}
        <Button
          size="small"
          data-testid="hook-trial"
          onClick={async () => {
            if ((await send('POST', `${path}/trial`)) === 'ok') setOpened('trial')
          }}
        >
          {words.trial}
          {whose}
        </Button>
        <Button
          size="small"
          aria-expanded={opened === 'deliveries' || opened === 'trial'}
          data-testid="hook-deliveries"
          onClick={() => toggle('deliveries')}
        >
          {words.deliveries}
          {whose}
        </Button>
        <Button
          size="small"
          aria-expanded={opened === 'form'}
          data-testid="hook-change"
          onClick={() => toggle('form')}
        >
          {words.change}
          {whose}
        </Button>
        <Button
          size="small"
          data-testid="hook-renew"
          onClick={() => void send('POST', `${path}/secret`)}
        >
          {words.renew}
          {whose}
        </Button>
        <Button
          size="small"
          aria-expanded={opened === 'removal'}
          data-testid="hook-remove"
          onClick={() => toggle('removal')}
        >
          {words.remove}
          {whose}
        </Button>
      </div>
      {opened === 'removal' && (
        <p className="hook-do" role="alert">
          {words.removeAsked}{' '}
          <Button
            size="small"
            data-testid="hook-remove-surely"
            onClick={() => void send('DELETE', path)}
          >
            {words.remove}
          </Button>
        </p>
      )}
      {opened === 'form' && (
        <HookForm
          hook={hook}
          onCancel={() => setOpened(null)}
          onSave={async (wish) => {
            if ((await send('PUT', path, wish)) === 'ok') setOpened(null)
          }}
        />
      )}
      {opened === 'trial' && (
        <p className="muted" role="status">
          {words.trialAsked}
        </p>
      )}
      {(opened === 'deliveries' || opened === 'trial') && (
        <HookDeliveries
          path={path}
          changes={changes}
          onAgain={(delivery) => void send('POST', `${path}/deliveries/${delivery}`)}
        />
      )}
    </li>
  )
}
