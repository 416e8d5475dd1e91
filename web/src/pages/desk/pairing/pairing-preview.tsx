import { type Reason, type Round, rulesOf, tablesView } from '@topcut/engine'
import { reasonSentence } from '@topcut/protocol/words'
import { useMemo } from 'react'
import { Sign } from '../../../look/sign.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { besideNames } from '../tables/beside-names.ts'
import { RoundByes } from '../tables/round-byes.tsx'
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
  const { pairing } = rulesOf(state.created).regulation
  return (
    <div className="preview">
      <div>
        <ol className="tables pairings">
          {rows.map((row) => (
            <li key={row.match} className="table-line" data-testid={`pairing-${row.table}`}>
              <span className="t">{row.table}</span>
              {row.players.map((player, index) => (
                <span key={player} className={`seat seat-${index}`}>
                  <span className="name">{names.player(player)}</span>
                  <span className="beside">{beside(row)[index]}</span>
                </span>
              ))}
              <Why reason={row.reason} />
            </li>
          ))}
        </ol>
        <RoundByes round={round} />
      </div>
      <ReceiptPanel
        round={round}
        rules={
          round.receipt === null
            ? []
            : [
                round.number === 1 ? pairing.firstRound.rule : pairing.laterRounds.rule,
                pairing.rematch.rule,
              ]
        }
      />
    </div>
  )
}
