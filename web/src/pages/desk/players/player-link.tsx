import { type PlayerId, teamSize } from '@topcut/engine'
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

type Props = {
  readonly player: PlayerId
  /** Which of a team. */
  readonly member?: number
  readonly whose: string
}

const OneLink = ({ player, member, whose }: Props) => {
  const { workplace } = useLeading()
  const words = useWords(deskWords)
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const grant = useStateOf(invitations).find(
    (one) => one.player === player && one.member === member && !one.isRevoked,
  )
  const id = member === undefined ? 'player-link' : `player-link-${member}`
  const invited = { role: 'player', player, ...(member === undefined ? {} : { member }) } as const
  return (
    <>
      {member !== undefined && (
        <p className="strong" translate="no">
          {whose}
        </p>
      )}
      {invitation !== null && <LinkField token={invitation.token} whose={whose} />}
      {grant === undefined ? (
        <Button
          size="small"
          data-testid={id}
          onClick={async () => {
            const reply = await invite(workplace.event, invited)
            setTrouble(replyTrouble(words, reply))
            if (reply.kind === 'ok') setInvitation(reply.body)
          }}
        >
          {words.page.people.makeLink}
        </Button>
      ) : (
        invitation === null && <GrantActions grant={grant} />
      )}
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </>
  )
}

/** The player's own way in, for the phone; each of a team has one. */
export const PlayerLink = ({ player }: { readonly player: PlayerId }) => {
  const { state, names, people } = useLeading()
  const { page } = useWords(deskWords)
  const size = teamSize(state.created)?.value ?? 0
  const members = people.get(player)?.members ?? []
  return (
    <section>
      <h3>{page.people.playerLink}</h3>
      {size === 0 && <OneLink player={player} whose={names.player(player)} />}
      {Array.from({ length: size }, (_, index) => (
        <OneLink
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a team stay where they are
          key={index}
          player={player}
          member={index + 1}
          whose={members[index] ?? page.people.member(index + 1)}
        />
      ))}
    </section>
  )
}
