import type { SessionListAnswer } from '@topcut/protocol'
import { useState } from 'react'
import { request } from '../../state/sending/request.ts'
import { Button } from '../../ui/button.tsx'
import { Note, Pill } from '../../ui/note.tsx'
import { accountWords } from '../../words/account.ts'
import { momentText } from '../../words/moment-text.ts'
import { shellWords } from '../../words/shell.ts'

import { useLanguage, useWords } from '../../words/use-words.ts'
import { deviceText } from './device-text.ts'
import { useAsked } from './use-asked.ts'

/** Every browser in which the account is signed in, and an end to each of them. */
export const SessionList = ({ changes }: { readonly changes: number }) => {
  const words = useWords(accountWords)
  const shell = useWords(shellWords)
  const language = useLanguage()
  const [ended, setEnded] = useState(0)
  const [said, setSaid] = useState<{ readonly isGood: boolean; readonly text: string } | null>(null)
  const answer = useAsked<SessionListAnswer>('/api/sessions', changes + ended)
  const end = async (path: string) => {
    const reply = await request<null>('DELETE', path)
    if (reply.kind === 'ok') setSaid({ isGood: true, text: words.ended })
    else
      setSaid({
        isGood: false,
        text: reply.kind === 'problem' ? reply.detail : shell.unreachable,
      })
    setEnded((times) => times + 1)
  }
  const sessions = answer?.sessions ?? []
  return (
    <section className="account-part" aria-labelledby="sessions">
      <h2 id="sessions">{words.sessions}</h2>
      <ul className="session-list">
        {sessions.map((session) => (
          <li key={session.id} data-testid="session">
            <p>
              <b>{deviceText(words, session.device)}</b>{' '}
              {session.isThisOne && <Pill tone="good">{words.thisOne}</Pill>}
            </p>
            <p className="muted">
              {[
                ...(session.startedAt === null
                  ? []
                  : [words.since(momentText(language, session.startedAt))]),
                ...(session.seenAt === null || session.seenAt === session.startedAt
                  ? []
                  : [words.lastSeen(momentText(language, session.seenAt))]),
                ...(session.from === null ? [] : [words.at(session.from)]),
              ].join(' · ')}
            </p>
            {!session.isThisOne && (
              <Button
                size="small"
                data-testid="end-session"
                onClick={() => end(`/api/sessions/${session.id}`)}
              >
                {words.end}
                <span className="vh">: {deviceText(words, session.device)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {said !== null && (
        <Note tone={said.isGood ? 'good' : 'wrong'} role="status">
          {said.text}
        </Note>
      )}
      {sessions.length > 1 && (
        <p>
          <Button data-testid="end-others" onClick={() => end('/api/sessions')}>
            {words.endOthers}
          </Button>
        </p>
      )}
    </section>
  )
}
