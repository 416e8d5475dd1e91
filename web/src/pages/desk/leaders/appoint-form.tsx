import {
  type Command,
  type Leader,
  type LeaderId,
  type LeaderRole,
  leaderId,
  leaderRoles,
  type PlayerId,
  rulesOf,
} from '@topcut/engine'
import { buttonLabel, refusalSentence } from '@topcut/protocol/words'
import { useState } from 'react'
import { PlayerField } from '../../../leader/forms/player-field.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { actorText } from '../../../leader/matters/actor-text.ts'
import { type Invitation, invite } from '../../../leader/names/invitations.ts'
import { LinkField } from '../../../leader/names/link-field.tsx'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { newId } from '../../../state/sending/new-id.ts'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { replyTrouble } from './reply-trouble.ts'

type Invited = LeaderRole | 'scorekeeper'
const roles: readonly Invited[] = ['judge', 'marshal', 'scorekeeper', 'organizer']
const isLeading = (role: Invited): role is LeaderRole =>
  (leaderRoles as readonly string[]).includes(role)

type Props = {
  /** Somebody who leads already; null for somebody new. */
  readonly changed: Leader | null
  readonly onDone: () => void
}

/** Appoints a leader and lets them in by a link of their own; a scorekeeper needs the link alone. */
export const AppointForm = ({ changed, onDone }: Props) => {
  const { workplace, state, names, act, ask } = useLeading()
  const words = useWords(deskWords)
  const { page, label, heading, language, term } = words
  const [id] = useState<LeaderId>(() => changed?.leader ?? leaderId(newId()))
  const [name, setName] = useState('')
  const [role, setRole] = useState<Invited>(changed?.role ?? 'judge')
  const [plays, setPlays] = useState<PlayerId | ''>(changed?.plays ?? '')
  const [second, setSecond] = useState<LeaderId | ''>(changed?.second ?? '')
  const [isForAnyDevice, setForAnyDevice] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const { people } = rulesOf(state.created).regulation
  const others = state.leaders.filter(({ leader }) => leader !== id)
  const isNew = changed === null
  const isNameless = isNew && name.trim() === ''

  const command: Command | null = isLeading(role)
    ? {
        kind: 'appoint-leader',
        leader: id,
        role,
        ...(plays === '' ? {} : { plays }),
        ...(second === '' ? {} : { second }),
      }
    : null
  const decision = command === null ? null : ask(command)
  const refusal = decision?.granted === false ? decision.refusal : null

  const send = async () => {
    setSent(true)
    if (isBusy || refusal !== null || isNameless) return
    setBusy(true)
    const asked = {
      role,
      label: name.trim(),
      devices: isForAnyDevice ? 'any' : 'first',
      ...(isLeading(role) ? { leader: id } : {}),
    } as const
    const reply = isNew ? await invite(workplace.event, asked) : null
    const notInvited = reply === null ? null : replyTrouble(words, reply)
    const outcome = notInvited === null && command !== null ? await act({ command }) : null
    const refused = notInvited ?? (outcome === null ? null : troubleOf(outcome))
    setBusy(false)
    setTrouble(refused)
    if (reply?.kind === 'ok') setInvitation(reply.body)
    if (refused === null && !isNew) onDone()
  }

  if (invitation !== null && trouble === null) {
    return (
      <div className="give">
        <LinkField token={invitation.token} whose={invitation.grant.label} />
        <Button onClick={() => setInvitation(null)}>{page.people.another}</Button>
      </div>
    )
  }
  return (
    <form
      className="fields give"
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        void send()
      }}
    >
      {isNew ? (
        <TextField
          label={page.people.personName}
          data-testid="leader-name"
          maxLength={80}
          value={name}
          onChange={setName}
        />
      ) : (
        <p className="wide strong">{actorText(words, names, { role: changed.role, leader: id })}</p>
      )}
      <SelectField<Invited>
        label={heading('role')}
        data-testid="leader-role"
        value={role}
        choices={roles
          .filter((one) => isNew || one !== 'scorekeeper')
          .map((one) => [one, capital(language, label(`role.${one}`))])}
        onChange={setRole}
      />
      {isLeading(role) && (
        <>
          <PlayerField
            label={page.people.plays}
            testId="leader-plays"
            value={plays}
            onChange={setPlays}
          />
          <SelectField<LeaderId | ''>
            label={page.people.secondLeader}
            data-testid="leader-second"
            value={second}
            choices={[
              ['', page.people.anyOther],
              ...others.map(
                (one) =>
                  [
                    one.leader,
                    actorText(words, names, { role: one.role, leader: one.leader }),
                  ] as const,
              ),
            ]}
            onChange={setSecond}
          />
        </>
      )}
      {plays !== '' && (
        <p className="wide muted">
          {page.people.playsNote} <RuleIds rules={[people.mayPlay.rule, people.needSecond.rule]} />
        </p>
      )}
      {isNew && (
        <CheckField
          className="wide"
          data-testid="any-device"
          value={isForAnyDevice}
          onChange={setForAnyDevice}
        >
          {page.people.anyDevice}
        </CheckField>
      )}
      {isNew && role === 'organizer' && refusal === null && (
        <p className="wide warn">
          <Sign name="warn" /> {page.people.organizerNote}
        </p>
      )}
      {isSent && isNameless && (
        <p className="wide wrong" role="alert">
          <Sign name="differ" /> {page.people.nameNeeded}
        </p>
      )}
      {refusal !== null && (
        <p className="wide wrong" aria-live="polite" data-testid="said">
          <Sign name="differ" /> <RuledText>{refusalSentence(language, refusal, names)}</RuledText>
        </p>
      )}
      <div className="give-do wide">
        <Button type="submit" data-testid="appoint" isPending={isBusy}>
          {isBusy
            ? term('saving')
            : isNew
              ? page.people.inviteButton
              : buttonLabel(language, 'appoint-leader')}
        </Button>
        {!isNew && (
          <Button tone="quiet" onClick={onDone}>
            {term('cancel')}
          </Button>
        )}
      </div>
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </form>
  )
}
