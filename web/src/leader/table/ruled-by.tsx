import { ownTableRefusal, rulingRule, type TableRow } from '@topcut/engine'
import { Note } from '../../ui/note.tsx'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { capital } from '../../words/capital.ts'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import { actorText } from '../matters/actor-text.ts'

/** Who rules where a leader plays; and where it is the reader, that it is not them. */
export const RuledBy = ({ row }: { readonly row: TableRow }) => {
  const { state, names, me } = useLeading()
  const words = useWords(deskWords)
  const { people } = words.page
  const own = ownTableRefusal(state, me, row)
  const { ruling } = own ?? row
  if (own === null && ruling.kind === 'any') return null
  const named =
    ruling.kind === 'named'
      ? state.leaders.find(({ leader }) => leader === ruling.leader)
      : undefined
  const nameless = ruling.kind === 'any' ? people.anotherRulesHere : people.nobodyRulesHere
  return (
    <div data-testid="ruled-by">
      <Note tone={named === undefined || own !== null ? 'warn' : 'good'}>
        {own !== null ? people.youPlayHere : people.leaderPlaysHere}{' '}
        {named === undefined
          ? nameless
          : capital(
              words.language,
              people.rulesHere(actorText(words, names, { role: named.role, leader: named.leader })),
            )}{' '}
        <RuleIds rules={[rulingRule(state, row.players)]} />
      </Note>
    </div>
  )
}
