import type { ProgramAnswer, ProgramRole } from '@topcut/protocol'
import { useEffect, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import type { Trouble } from '../../../state/sending/outbox.ts'
import { request } from '../../../state/sending/request.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { momentText } from '../../../words/moment-text.ts'
import { programWords } from '../../../words/programs.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { replyTrouble } from './reply-trouble.ts'

type Listed = { readonly programs: readonly ProgramAnswer[] }
type Made = { readonly program: ProgramAnswer; readonly token: string }

const roles: readonly ProgramRole[] = ['spectator', 'scorekeeper', 'judge', 'marshal', 'organizer']
const lengths = ['1', '7', '90', '365'] as const
type Days = (typeof lengths)[number]

/** The programs that this event has let in, and a token for one more. */
export const Programs = () => {
  const { workplace } = useLeading()
  const words = useWords(deskWords)
  const say = useWords(programWords)
  const language = useLanguage()
  const [programs, setPrograms] = useState<readonly ProgramAnswer[]>([])
  const [label, setLabel] = useState('')
  const [role, setRole] = useState<ProgramRole>('spectator')
  const [days, setDays] = useState<Days>('90')
  const [made, setMade] = useState<Made | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [changes, setChanges] = useState(0)
  const path = `/api/events/${workplace.event}/programs`
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew after every change
  useEffect(() => {
    let isHere = true
    void request<Listed>('GET', path).then((reply) => {
      if (isHere && reply.kind === 'ok') setPrograms(reply.body.programs)
    })
    return () => {
      isHere = false
    }
  }, [path, changes])
  const nameOf = (one: ProgramRole): string =>
    one === 'spectator' ? say.reader : words.label(`role.${one}`)
  const make = async () => {
    if (label.trim() === '') return
    const reply = await request<Made>('POST', path, { label, role, days: Number(days) })
    setTrouble(replyTrouble(words, reply))
    if (reply.kind !== 'ok') return
    setMade(reply.body)
    setLabel('')
    setChanges(changes + 1)
  }
  const revoke = async ({ id }: ProgramAnswer) => {
    setTrouble(replyTrouble(words, await request<null>('DELETE', `${path}/${id}`)))
    if (made?.program.id === id) setMade(null)
    setChanges(changes + 1)
  }
  const open = programs.filter(({ isRevoked }) => !isRevoked)
  return (
    <section className="programs" aria-label={say.title}>
      <h3>{say.title}</h3>
      <p className="muted">{say.about}</p>
      {open.length === 0 && <p className="faint">{say.none}</p>}
      <ul>
        {open.map((program) => (
          <li key={program.id} data-testid="program">
            <span>
              <b>{program.label}</b> · {nameOf(program.role)}
              <br />
              <small className="faint">
                {program.expiresAt > Date.now()
                  ? say.until(momentText(language, program.expiresAt))
                  : say.over}
                {' · '}
                {program.seenAt === null
                  ? say.unused
                  : say.used(momentText(language, program.seenAt))}
              </small>
            </span>
            <Button size="small" data-testid="revoke-program" onClick={() => revoke(program)}>
              {say.revoke}
              <span className="vh">: {program.label}</span>
            </Button>
          </li>
        ))}
      </ul>
      {made !== null && (
        <div className="program-token" data-testid="program-token">
          <p>{say.once}</p>
          <code translate="no">{made.token}</code>
          <CopyButton size="small" text={made.token}>
            {say.copy}
          </CopyButton>
        </div>
      )}
      <form
        className="program-form"
        onSubmit={(submitted) => {
          submitted.preventDefault()
          void make()
        }}
      >
        <TextField
          label={say.name}
          value={label}
          maxLength={80}
          data-testid="program-name"
          onChange={setLabel}
        />
        <SelectField
          label={say.role}
          value={role}
          choices={roles.map((one) => [one, nameOf(one)] as const)}
          onChange={setRole}
        />
        <SelectField
          label={say.lasts}
          value={days}
          choices={lengths.map((one) => [one, say.days(Number(one))] as const)}
          onChange={setDays}
        />
        <Button type="submit" size="small" data-testid="make-program">
          {say.make}
        </Button>
      </form>
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </section>
  )
}
