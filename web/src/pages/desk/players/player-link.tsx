import type { PlayerId } from '@topcut/engine'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { type Invitation, invitations, invite } from '../../../leader/names/invitations.ts'
import { LinkField } from '../../../leader/names/link-field.tsx'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import type { Trouble } from '../../../state/sending/outbox.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { GrantActions } from '../leaders/grant-actions.tsx'
import { replyTrouble } from '../leaders/reply-trouble.ts'

/** The player's own way in, for the phone. */
export const PlayerLink = ({ player }: { readonly player: PlayerId }) => {
  const { workplace, names } = useLeading()
  const words = useWords(deskWords)
  const { page } = words
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const grant = useStateOf(invitations).find((one) => one.player === player && !one.isRevoked)
  return (
    <section>
      <h3>{page.people.playerLink}</h3>
      {invitation !== null && <LinkField token={invitation.token} whose={names.player(player)} />}
      {grant === undefined ? (
        <Button
          size="small"
          data-testid="player-link"
          onClick={async () => {
            const reply = await invite(workplace.event, { role: 'player', player })
            setTrouble(replyTrouble(words, reply))
            if (reply.kind === 'ok') setInvitation(reply.body)
          }}
        >
          {page.people.makeLink}
        </Button>
      ) : (
        invitation === null && <GrantActions grant={grant} />
      )}
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </section>
  )
}
