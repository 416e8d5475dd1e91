import { regulationOf, type TableRow } from '@topcut/engine'
import { Note } from '../../ui/note.tsx'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import { actorText } from '../matters/actor-text.ts'

/** Who rules where a leader plays; and where it is the reader, that it is not them. */
export const RuledBy = ({ row }: { readonly row: TableRow }) => {
  const { state, names, me } = useLeading()
  const words = useWords(deskWords)
  const { people } = words.page
  const { ruling } = row
  if (ruling.kind === 'any') return null
  const own = state.leaders.find(({ leader }) => leader === me.leader)?.plays ?? me.player
  const isOwn = own !== undefined && row.players.includes(own)
  const rule = regulationOf(state.created.regulation)?.people.second.rule
  const one =
    ruling.kind === 'named'
      ? state.leaders.find(({ leader }) => leader === ruling.leader)
      : undefined
  return (
    <div data-testid="ruled-by">
      <Note tone={one === undefined || isOwn ? 'warn' : 'good'}>
        {isOwn ? people.youPlayHere : people.leaderPlaysHere}{' '}
        {one === undefined
          ? people.nobodyRulesHere
          : people.rulesHere(actorText(words, names, { role: one.role, leader: one.leader }))}{' '}
        {rule !== undefined && <RuleIds rules={[rule]} />}
      </Note>
    </div>
  )
}
