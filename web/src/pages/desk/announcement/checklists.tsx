import { type Clause, rulesOf, type Text, textsAt } from '@topcut/engine'
import { textSentence } from '@topcut/protocol/words'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { CheckField } from '../../../ui/field.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { checklistPlaces } from './checklist-places.ts'

const Item = ({ text: { value, rule } }: { readonly text: Clause<Text> }) => {
  const { state, act } = useLeading()
  const { page, language } = useWords(deskWords)
  const [sending, setSending] = useState<boolean | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const { key, strength } = value
  const tick = async (ticked: boolean) => {
    // Shown at once: a tick that waits for a lost connection would be made twice.
    setSending(ticked)
    setTrouble(troubleOf(await act({ command: { kind: 'tick-item', item: key, ticked } })))
    setSending(null)
  }
  const about = (
    <>
      {textSentence(language, key)}{' '}
      <small className="faint">
        {page.before.strength[strength]} <RuleIds rules={[rule]} />
      </small>
    </>
  )
  return (
    <li>
      {strength === 'note' ? (
        <p className="muted note">{about}</p>
      ) : (
        <CheckField
          data-testid={`tick-${key}`}
          aria-busy={sending !== null}
          value={sending ?? state.ticked.includes(key)}
          onChange={(ticked) => void tick(ticked)}
        >
          <span>{about}</span>
        </CheckField>
      )}
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </li>
  )
}

/** What the document wants to be there or done before the start, with a tick for each. */
export const Checklists = () => {
  const { state } = useLeading()
  const { page } = useWords(deskWords)
  const { regulation } = rulesOf(state.created)
  const lists = checklistPlaces
    .map((place) => ({ place, texts: textsAt(regulation, place) }))
    .filter(({ texts }) => texts.length > 0)
  if (lists.length === 0) return null
  return (
    <section className="checklists">
      <h3>{page.before.checklists}</h3>
      {lists.map(({ place, texts }) => {
        const items = texts.filter(({ value }) => value.strength !== 'note')
        const done = items.filter(({ value }) => state.ticked.includes(value.key))
        return (
          <details key={place} open>
            <summary>
              {page.before.places[place]}{' '}
              <span className="faint">{page.before.ticked(done.length, items.length)}</span>
            </summary>
            <ul>
              {texts.map((text) => (
                <Item key={text.value.key} text={text} />
              ))}
            </ul>
          </details>
        )
      })}
    </section>
  )
}
