import { buttonLabel } from '@topcut/protocol/words'
import { useState } from 'react'
import { GiveButton } from '../../../leader/forms/give-button.tsx'
import { GiveForm } from '../../../leader/forms/give-form.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { pathOfEvent } from '../../../route/route-of.ts'
import { AreaField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { judgeWords } from '../../../words/judge.ts'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import './message-form.css'

/** One line for everybody in the hall, and the one that stands there now. */
export const MessageForm = () => {
  const { workplace, state } = useLeading()
  const { language } = useWords(deskWords)
  const { message: words } = useWords(judgeWords)
  const [text, setText] = useState('')
  const { message } = state
  return (
    <section className="message-form" data-testid="message-form">
      <h3>{words.title}</h3>
      <p className="muted">{words.about}</p>
      <p>
        <a href={pathOfEvent(workplace.event, 'wall')} target="_blank" rel="noreferrer">
          {words.wall}
        </a>{' '}
        ·{' '}
        <a href={pathOfEvent(workplace.event, 'public')} target="_blank" rel="noreferrer">
          {words.publicPage}
        </a>
      </p>
      {message !== null && (
        <>
          <p>
            <b translate="no">{message.text}</b>{' '}
            <span className="faint">{words.standing(timeText(language, message.at))}</span>
          </p>
          <GiveButton command={{ kind: 'announce-message', text: '' }} text={words.takeDown} />
        </>
      )}
      <GiveForm
        command={text.trim() === '' ? null : { kind: 'announce-message', text }}
        missing={words.missing}
        button={buttonLabel(language, 'announce-message')}
        onDone={() => setText('')}
      >
        <AreaField
          label={words.text}
          data-testid="message-text"
          maxLength={200}
          rows={2}
          value={text}
          onChange={setText}
        />
      </GiveForm>
    </section>
  )
}
