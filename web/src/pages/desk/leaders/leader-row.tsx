import type { Leader, Participant } from '@topcut/engine'
import { useState } from 'react'
import { GiveButton } from '../../../leader/forms/give-button.tsx'
import { GiveForm } from '../../../leader/forms/give-form.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { actorText } from '../../../leader/matters/actor-text.ts'
import { invitations } from '../../../leader/names/invitations.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { GrantActions } from './grant-actions.tsx'

type Props = {
  readonly participant: Participant
  readonly onChange: (leader: Leader) => void
}

const signs = { acting: 'check', playing: 'play', spectating: 'idle' } as const

/** One leader: the office, what they do now, and everything that can change about it. */
export const LeaderRow = ({ participant, onChange }: Props) => {
  const { state, names, me } = useLeading()
  const words = useWords(deskWords)
  const { page, label, heading } = words
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const grants = useStateOf(invitations)
  const leader = state.leaders.find((one) => one.leader === participant.leader)
  if (leader === undefined) return null
  const name = actorText(words, names, { role: leader.role, leader: leader.leader })
  const grant = grants.find((one) => one.leader === leader.leader && !one.isRevoked)
  const { plays, second } = leader
  const ruling = state.leaders.find((one) => one.leader === second)
  return (
    <li className="leader" data-testid={`leader-${leader.role}`}>
      <span className="name strong" title={name}>
        {leader.leader === me.leader ? page.people.yourself(name) : name}
      </span>
      <span>
        {label(`role.${leader.role}`)}
        {participant.isMarshal && leader.role !== 'marshal' && (
          <small className="faint"> {page.people.actsAsMarshal(label('role.marshal'))}</small>
        )}
      </span>
      <span className="state">
        <Sign name={signs[participant.now]} />
        {page.people.now[participant.now]}
      </span>
      <IconButton
        aria-expanded={isOpen}
        label={page.actionsFor(name)}
        data-testid="leader-more"
        onClick={() => setOpen(!isOpen)}
      >
        <Sign name="more" />
      </IconButton>
      {(plays !== null || ruling !== undefined) && (
        <p className="leader-note muted">
          {plays !== null && `${page.people.plays}: ${names.player(plays)}. `}
          {ruling !== undefined &&
            `${page.people.secondLeader}: ${actorText(words, names, { role: ruling.role, leader: ruling.leader })}.`}
        </p>
      )}
      {isOpen && (
        <div className="leader-more">
          <div className="give-do">
            <Button size="small" onClick={() => onChange(leader)}>
              {page.people.changeLeader}
              <span className="vh">: {name}</span>
            </Button>
            <GiveButton
              command={{ kind: 'change-duty', leader: leader.leader, acting: !leader.acting }}
              text={leader.acting ? page.people.offDuty : page.people.onDuty}
            />
            <GiveButton command={{ kind: 'dismiss-leader', leader: leader.leader }} />
          </div>
          {leader.role !== 'organizer' && (
            <GiveForm
              isLine
              command={{ kind: 'hand-over-office', to: leader.leader, reason }}
              button={page.people.makeOrganizer}
            >
              <TextField
                label={heading('reason')}
                data-testid="hand-over-reason"
                value={reason}
                onChange={setReason}
              />
            </GiveForm>
          )}
          {grant !== undefined && <GrantActions grant={grant} />}
        </div>
      )}
    </li>
  )
}
