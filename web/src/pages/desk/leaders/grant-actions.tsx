import type { GrantAnswer } from '@topcut/protocol'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { type Invitation, renewLink, revoke } from '../../../leader/names/invitations.ts'
import { LinkField } from '../../../leader/names/link-field.tsx'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import type { Trouble } from '../../../state/sending/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { replyTrouble } from './reply-trouble.ts'

/** A further link for somebody who lost theirs, or an end to all of them. */
export const GrantActions = ({ grant }: { readonly grant: GrantAnswer }) => {
  const { workplace, names } = useLeading()
  const words = useWords(deskWords)
  const { page } = words
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const whose = grant.player === null ? grant.label : names.player(grant.player)
  return (
    <>
      <div className="give-do">
        <Button
          size="small"
          data-testid="new-link"
          onClick={async () => {
            const reply = await renewLink(workplace.event, grant.id)
            setTrouble(replyTrouble(words, reply))
            if (reply.kind === 'ok') setInvitation(reply.body)
          }}
        >
          {page.people.newLink}
          <span className="vh">: {whose}</span>
        </Button>
        <Button
          size="small"
          data-testid="revoke"
          onClick={async () => {
            setTrouble(replyTrouble(words, await revoke(workplace.event, grant.id)))
            setInvitation(null)
          }}
        >
          {page.people.revoke}
          <span className="vh">: {whose}</span>
        </Button>
      </div>
      {invitation !== null && <LinkField token={invitation.token} whose={whose} />}
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </>
  )
}
