import type { OwnTable } from '@topcut/engine'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'

/** Whom one plays, and how they stand. */
export const Opponent = ({ table }: { readonly table: OwnTable }) => {
  const { me } = usePhone()
  const words = useWords(phoneWords)
  const isFirst = table.players[0].player === me.player.player
  const other = isFirst ? table.players[1] : table.players[0]
  const { standing } = table.opponent
  const seed = table.seeds?.[isFirst ? 1 : 0]
  const record = (() => {
    if (seed !== undefined) return words.seed(seed)
    if (standing === null) return null
    const { tournamentPoints: points, tally } = standing
    const told =
      points === me.standing?.tournamentPoints ? words.pointsLikeYou(points) : words.points(points)
    return `${told}, ${words.tally(tally.won + tally.modified, tally.drawn, tally.lost)}.`
  })()
  return (
    <section className="opponent">
      <h2 translate="no" data-testid="opponent">
        {other.name}
        {/* By hand: the first screen of a phone loads as little as can be. */}
        {other.members !== undefined && (
          <small data-testid="members">{other.members.join(' / ')}</small>
        )}
      </h2>
      <p className="muted">
        {record} {isFirst ? words.sitFirst : words.sitSecond}
      </p>
      <TableFacts table={table} other={other.name} isFirst={isFirst} />
    </section>
  )
}

type FactsProps = {
  readonly table: OwnTable
  readonly other: string
  readonly isFirst: boolean
}

/** What the pairing, the lists or the round say about this table already. */
const TableFacts = ({ table, other, isFirst }: FactsProps) => {
  const { me } = usePhone()
  const words = useWords(phoneWords)
  const { setUp } = me
  const name = <span translate="no">{other}</span>
  const side = setUp?.side ?? null
  const decides = setUp?.initiative ?? null
  return (
    <ul className="table-facts">
      {table.mission !== null && (
        <li>
          {words.mission}: <b translate="no">{table.mission}</b>
        </li>
      )}
      {side !== null && (
        <li>
          {'light' in side ? (
            words.side[side.light === me.player.player ? 'light' : 'dark']
          ) : side.chooser === me.player.player ? (
            words.chooseSide
          ) : (
            <>
              {name} {words.choosesSide}
            </>
          )}
        </li>
      )}
      {decides !== null && (
        <li>
          {decides.value === 'first' || decides.value === 'second' ? (
            (decides.value === 'first') === isFirst ? (
              words.decideInitiative
            ) : (
              <>
                {name} {words.decidesInitiative}
              </>
            )
          ) : (
            words.initiativeBy[decides.value]
          )}{' '}
          <RuleIds rules={[decides.rule]} />
        </li>
      )}
      {setUp?.pointsCheck?.value[isFirst ? 0 : 1] === false && (
        <li>
          {words.pointsCheck} <RuleIds rules={[setUp.pointsCheck.rule]} />
        </li>
      )}
      {table.extension > 0 && table.result === null && (
        <li>
          <b>{words.extended(table.extension)}</b>
        </li>
      )}
    </ul>
  )
}
