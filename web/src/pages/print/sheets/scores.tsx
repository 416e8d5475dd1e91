import {
  currentStage,
  isBracket,
  lastCountedRound,
  ledgerOf,
  type PlayerId,
  plannedStages,
  rulesOf,
} from '@topcut/engine'
import { Fragment } from 'react'
import { nameOrder } from '../../../parts/name-order.ts'
import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import type { ScoreColumn } from '../../../parts/result/ways/way.ts'
import { wayOn } from '../../../parts/result/ways/ways.ts'
import { cuttingOrder } from '../cutting-order.ts'
import { BareLeaf } from '../leaf/leaf.tsx'
import { NothingYet } from '../leaf/nothing-yet.tsx'
import { usePaper } from '../paper-context.ts'
import { paperSizes } from '../paper-size.ts'
import { scoreLines } from './score-lines.ts'
import './scores.css'

/** A head, its columns, and for each round room for a name of two lines; in millimetres. */
const sheetHeight = (rounds: number): number => 31 + 9.8 * rounds

type Props = { readonly player: PlayerId; readonly rounds: number }

const ScoreSheet = ({ player, rounds }: Props) => {
  const { state, names, words, print } = usePaper()
  const { heading, label, short } = words
  const { scoring } = rulesOf(state.created).regulation
  const setting = { scoring: scoring.swiss, stage: 'swiss', game: null, light: null } as const
  const { scoreColumns: columns } = wayOn(setting)
  const lines = scoreLines(state, player, rounds, ledgerOf(state, lastCountedRound(state)))
  const headings: { readonly [C in ScoreColumn]: string } = {
    own: print.ownScore,
    other: print.otherScore,
    games: heading('games'),
    outcome: heading('outcome'),
    points: heading('tournament-points'),
    margin: short('margin-of-victory'),
  }
  return (
    <article className="score-sheet">
      <header>
        <h3 translate="no">{names.player(player)}</h3>
        <MembersLine of={names.members?.(player)} />
        <p>#{state.players.get(player)?.number}</p>
        <p className="score-event" translate="no">
          {state.created.name}
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col" className="num tight">
              {heading('round')}
            </th>
            <th scope="col" className="num tight">
              {heading('table')}
            </th>
            <th scope="col">{heading('opponent')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={`num ${column}`}>
                {headings[column]}
              </th>
            ))}
            <th scope="col" className="signed">
              {print.opponentSigns}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.round}>
              <td className="num tight">{line.round}</td>
              <td className="num tight">{line.table}</td>
              <td>
                {line.opponent === null ? (
                  line.instead !== null && label(`outcome.${line.instead}`)
                ) : (
                  <span translate="no">{names.player(line.opponent)}</span>
                )}
              </td>
              {columns.map((column) => {
                const value = line[column]
                const text = column === 'outcome' && line.outcome !== null
                return (
                  <td key={column} className={`num ${column}`}>
                    {text && line.outcome !== null ? label(`outcome.${line.outcome}`) : value}
                  </td>
                )
              })}
              <td className="signed" />
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}

/** For every player a part of a leaf, with what is played so far and lines for the rest. */
export const Scores = () => {
  const { state, names, words, print, size } = usePaper()
  const order = nameOrder(words.language, names.inTeams)
  const players = [...state.players.values()]
    .filter(({ status }) => status === 'registered' || status === 'active')
    .map(({ player }) => ({ player, name: names.player(player) }))
    .toSorted(order.compare)
    .map(({ player }) => player)
  const planned = plannedStages(state)[0]?.rounds ?? null
  const stage = currentStage(state)
  const played = state.rounds.filter(
    (round) => !isBracket(state.stages[round.stage]?.plan.kind ?? 'swiss'),
  )
  const rounds = Math.max(planned ?? 0, played.length, stage === null ? 5 : 1)
  if (players.length === 0) {
    return <NothingYet>{words.term('empty.players')}</NothingYet>
  }
  const { height } = paperSizes[size]
  const perLeaf = Math.min(4, Math.max(1, Math.floor(height / sheetHeight(rounds))))
  return cuttingOrder(players, perLeaf).map((leaf, number) => (
    <BareLeaf
      // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is its place among the leaves
      key={number}
      className="scores"
      style={{ '--sheets': perLeaf }}
    >
      <h2 className="vh">{print.sheets.scores}</h2>
      {leaf.map((player) => (
        <Fragment key={player}>
          {player !== null && <ScoreSheet player={player} rounds={rounds} />}
        </Fragment>
      ))}
    </BareLeaf>
  ))
}
