import { type Leader, type LeaderId, may, type Participant, participants } from '@topcut/engine'
import type { GrantAnswer } from '@topcut/protocol'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { invitations } from '../../../leader/names/invitations.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { useWho } from '../../../state/who.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { lookAtPlayer } from '../players/looked-at-player.ts'
import { AppointForm } from './appoint-form.tsx'
import { EventCode } from './event-code.tsx'
import { GrantActions } from './grant-actions.tsx'
import { LeaderRow } from './leader-row.tsx'
import { Programs } from './programs.tsx'
import './leaders.css'

/** The players who are there, and whether they play or watch at the moment. */
const PresentPlayers = ({ present }: { readonly present: readonly Participant[] }) => {
  const { names } = useLeading()
  const { page } = useWords(deskWords)
  const players = present.flatMap(({ leader, player, now }) =>
    leader === null && player !== null ? [{ player, now }] : [],
  )
  if (players.length === 0) return null
  const count = (what: Participant['now']) => players.filter(({ now }) => now === what).length
  return (
    <details className="present">
      <summary>
        {page.people.present(players.length, count('playing'), count('spectating'))}
      </summary>
      <ul>
        {players.map(({ player, now }) => (
          <li key={player}>
            <Button tone="explains" onClick={() => lookAtPlayer(player)}>
              {names.player(player)}
            </Button>{' '}
            <small className="faint">{page.people.now[now]}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Somebody who was let in and holds no office: a scorekeeper, or a player with a link. */
const InvitationRow = ({ grant }: { readonly grant: GrantAnswer }) => {
  const { names } = useLeading()
  const { label } = useWords(deskWords)
  return (
    <li className="leader" data-testid={`invited-${grant.role}`}>
      <span className="name strong">
        {grant.player === null ? grant.label : names.player(grant.player)}
      </span>
      <span>{label(`role.${grant.role}`)}</span>
      <div className="leader-more">
        <GrantActions grant={grant} />
      </div>
    </li>
  )
}

/** Who leads, who was let in by which link, and who is in the hall. */
export const LeadersSection = () => {
  const { state, me } = useLeading()
  const { page } = useWords(deskWords)
  const [changed, setChanged] = useState<Leader | null>(null)
  const present = participants(state)
  const mayInvite = may(me, 'appoint-leader')
  const who = useWho()
  const account = typeof who === 'string' ? null : who.account
  const leading = present.filter(({ leader }) => leader !== null)
  const others = useStateOf(invitations).filter(
    ({ leader, isRevoked }) =>
      !isRevoked && !state.leaders.some((one) => leader !== null && one.leader === leader),
  )
  return (
    <>
      <header className="bar">
        <h2>{page.people.leaders}</h2>
      </header>
      <div className="leaders">
        <div>
          {leading.length === 0 ? (
            <p className="empty">{page.people.noLeaders}</p>
          ) : (
            <ul className="leader-list">
              {leading.map((one) => (
                <LeaderRow key={one.leader} participant={one} onChange={setChanged} />
              ))}
            </ul>
          )}
          {mayInvite &&
            account !== null &&
            !state.leaders.some(({ leader }) => leader === account.id) && (
              <p className="own-record">
                <Button
                  size="small"
                  data-testid="own-record"
                  onClick={() =>
                    setChanged({
                      leader: account.id as LeaderId,
                      role: 'organizer',
                      plays: null,
                      second: null,
                      acting: true,
                    })
                  }
                >
                  {page.people.ownRecord}
                </Button>
              </p>
            )}
          {others.length > 0 && (
            <section>
              <h3 className="leaders-head">{page.people.invitations}</h3>
              <ul className="leader-list">
                {others.map((grant) => (
                  <InvitationRow key={grant.id} grant={grant} />
                ))}
              </ul>
            </section>
          )}
          <PresentPlayers present={present} />
        </div>
        {mayInvite && (
          <div className="leaders-forms">
            <section aria-label={page.people.inviteTitle}>
              <h3>{changed === null ? page.people.inviteTitle : page.people.changeLeader}</h3>
              <AppointForm
                key={changed?.leader ?? 'new'}
                changed={changed}
                onDone={() => setChanged(null)}
              />
            </section>
            <EventCode />
            <Programs />
          </div>
        )}
      </div>
    </>
  )
}
