import { type Reason, type Round, rulesOf, tablesView } from '@topcut/engine'
import { reasonSentence } from '@topcut/protocol/words'
import { useMemo } from 'react'
import { Sign } from '../../../look/sign.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { besideNames } from '../tables/beside-names.ts'
import { RoundByes } from '../tables/round-byes.tsx'
import { TableNumber } from '../tables/table-number.tsx'
import { TableSeat } from '../tables/table-seat.tsx'
import { ReceiptPanel } from './receipt-panel.tsx'
import './pairing.css'

const Why = ({ reason }: { readonly reason: Reason }) => {
  const { names } = useDesk()
  const { language } = useWords()
  return (
    <span className={reason.kind === 'rematch-unavoidable' ? 'why warn' : 'why'}>
      {reason.kind === 'floats-down' && <Sign name="down" />}
      {reason.kind === 'rematch-unavoidable' && <Sign name="warn" />}
      {reasonSentence(language, reason, names)}
    </span>
  )
}

/** The tables to come with the reason of each, before anybody else sees them. */
export const PairingPreview = ({ round }: { readonly round: Round }) => {
  const { state, names } = useDesk()
  const rows = useMemo(() => tablesView(state, round), [state, round])
  const beside = useMemo(() => besideNames(state, round), [state, round])
  const { pairing, elimination, missions } = rulesOf(state.created).regulation
  const isSwiss = round.receipt !== null
  const hasSides = rows.some(({ side }) => side !== undefined)
  return (
    <div className="preview">
      <div>
        <ol className="tables pairings">
          {rows.map((row) => (
            <li key={row.match} className="table-line" data-testid={`pairing-${row.table}`}>
              <TableNumber row={row} />
              {row.players.map((player, index) => (
                <TableSeat
                  key={player}
                  row={row}
                  index={index}
                  name={names.player(player)}
                  beside={beside(row)[index] ?? ''}
                />
              ))}
              <Why reason={row.reason} />
            </li>
          ))}
        </ol>
        <RoundByes round={round} />
      </div>
      <ReceiptPanel
        round={round}
        rules={[
          isSwiss && (round.number === 1 ? pairing.firstRound.rule : pairing.laterRounds.rule),
          isSwiss && pairing.rematch.rule,
          !isSwiss && elimination.bracket.rule,
          hasSides && (elimination.sides?.rule ?? false),
          round.mission !== null && (missions?.rule ?? false),
        ].filter((rule) => rule !== false)}
      />
    </div>
  )
}
