import type { EventId } from '@topcut/engine'
import { useEffect } from 'react'
import { FollowedEvent } from '../../leader/followed-event.tsx'
import { Link } from '../../route/link.tsx'
import { pathOfEvent } from '../../route/route-of.ts'
import { judgeWords } from '../../words/judge.ts'
import { useWords } from '../../words/use-words.ts'
import { OrganizersDesk } from './desk.tsx'
import { lookAtRound } from './tables/looked-at-round.ts'
import './judge-link.css'

/** The desk of one event; on a narrow screen with the way to the page made for it. */
export const DeskPage = ({ event }: { readonly event: EventId }) => {
  const judge = useWords(judgeWords)
  useEffect(() => lookAtRound(null), [])
  return (
    <FollowedEvent event={event}>
      <Link
        className="judge-link on-band"
        href={pathOfEvent(event, 'judge')}
        data-testid="to-judge"
      >
        {judge.toJudge}
      </Link>
      <OrganizersDesk />
    </FollowedEvent>
  )
}
