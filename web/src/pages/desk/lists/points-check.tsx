import {
  type MatchId,
  matchesOf,
  openRound,
  type PlayerId,
  rulesOf,
  unsignedTables,
} from '@topcut/engine'
import { buttonLabel } from '@topcut/protocol/words'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useGiving } from '../../../leader/use-giving.ts'
import { Button } from '../../../ui/button.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

type SignProps = { readonly match: MatchId; readonly player: PlayerId }

/** Each sends for itself: a hall signs faster than a server answers. */
const SignButton = ({ match, player }: SignProps) => {
  const { names } = useLeading()
  const { page } = useWords(deskWords)
  const giving = useGiving()
  return (
    <>
      <Button
        size="small"
        aria-label={page.before.signsFor(names.player(player))}
        isPending={giving.isBusy}
        onClick={() => giving.give({ kind: 'sign-points-check', match, player })}
      >
        <Sign name="pen" /> {names.player(player)}
      </Button>
      {giving.trouble !== null && <TroubleNote trouble={giving.trouble} />}
    </>
  )
}

/** Every player adds up the opponent's list: ordered here, signed table by table. */
export const PointsCheck = () => {
  const { ask, state } = useLeading()
  const { page, term, language } = useWords(deskWords)
  const giving = useGiving()
  const clause = rulesOf(state.created).regulation.lists.pointsCheck
  const mayOrder = !state.pointsCheckOrdered && ask({ kind: 'order-points-check' }).granted
  if (clause === null || (!state.pointsCheckOrdered && !mayOrder)) return null
  const unsigned = unsignedTables(state)
  const round = openRound(state)
  const matches = round === null ? [] : matchesOf(state, round)
  const left = matches.filter(({ table }) => unsigned.includes(table))
  return (
    <section className="points-check" data-testid="points-check">
      <p>
        <b>{page.before.pointsCheck}.</b>{' '}
        {state.pointsCheckOrdered
          ? `${page.before.ordered} ${left.length === 0 ? page.before.allSigned : page.before.unsigned(left.length)}`
          : page.before.pointsCheckNote(clause.value)}{' '}
        <RuleIds rules={[clause.rule]} />
      </p>
      {mayOrder && (
        <Button
          size="small"
          data-testid="order-points-check"
          isPending={giving.isBusy}
          onClick={() => giving.give({ kind: 'order-points-check' })}
        >
          {giving.isBusy ? term('saving') : buttonLabel(language, 'order-points-check')}
        </Button>
      )}
      {left.length > 0 && (
        <ul>
          {left.map(({ match, table, players, signed }) => (
            <li key={match}>
              <span className="muted">{page.before.tableShort(table)}</span>
              {players
                .filter((player) => !signed.includes(player))
                .map((player) => (
                  <SignButton key={player} match={match} player={player} />
                ))}
            </li>
          ))}
        </ul>
      )}
      {giving.trouble !== null && (
        <TroubleNote trouble={giving.trouble} onOverride={giving.override} />
      )}
    </section>
  )
}
