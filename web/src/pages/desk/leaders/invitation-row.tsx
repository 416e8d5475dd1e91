import type { GrantAnswer } from '@topcut/protocol'
import { useLeading } from '../../../leader/leading.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { GrantActions } from './grant-actions.tsx'

/** Somebody who was let in and holds no office: a scorekeeper, or a player with a link. */
export const InvitationRow = ({ grant }: { readonly grant: GrantAnswer }) => {
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
