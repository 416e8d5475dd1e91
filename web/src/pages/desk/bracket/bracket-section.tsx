import { type BracketView, bracketView, type PlayerId, rulesOf } from '@topcut/engine'
import { useMemo } from 'react'
import { RuleIds } from '../../../look/rule-ids.tsx'
import { useWords } from '../../../words/use-words.ts'
import { roundName } from '../day/round-name.ts'
import { useDesk } from '../desk-context.ts'
import { BracketGame } from './bracket-game.tsx'
import { drawnOrder } from './drawn-order.ts'
import './bracket.css'

const Rounds = ({ view }: { readonly view: BracketView }) => {
  const words = useWords()
  const { rounds } = view
  const orders = useMemo(() => drawnOrder(rounds.map((games) => games.length)), [rounds])
  const seedOf = (player: PlayerId) => view.seeds.indexOf(player) + 1
  return (
    <div className="scroll">
      <div className="bracket">
        {rounds.map((games, round) => {
          const before = rounds[round - 1]?.length ?? 0
          const empty = (game: number): readonly [string, string] =>
            round === 0
              ? [words.page.sitsOut, words.page.sitsOut]
              : [words.page.winnerOf(game), words.page.winnerOf(before - game + 1)]
          const left = rounds.length - round
          return (
            <section key={left} className={round === 0 ? 'column first' : 'column'}>
              <h3>{roundName(words, left)}</h3>
              <ol>
                {(orders[round] ?? []).map((index) => {
                  const game = games[index]
                  return (
                    game !== undefined && (
                      <li key={game.game}>
                        <BracketGame game={game} seedOf={seedOf} empty={empty(game.game)} />
                      </li>
                    )
                  )
                })}
              </ol>
            </section>
          )
        })}
      </div>
    </div>
  )
}

/** The elimination rounds as a tree. */
export const BracketSection = () => {
  const { state, names } = useDesk()
  const { heading, term } = useWords()
  const view = useMemo(() => bracketView(state), [state])
  const { cut, elimination } = rulesOf(state.created).regulation
  return (
    <>
      <header className="bar">
        <h2>{heading('bracket')}</h2>
        {view !== null && <RuleIds rules={[cut.seeding.rule, elimination.bracket.rule]} />}
        {view?.champion != null && (
          <span className="pill good">
            {heading('champion')}: {names.player(view.champion)}
          </span>
        )}
      </header>
      {view === null ? <p className="empty">{term('empty.bracket')}</p> : <Rounds view={view} />}
    </>
  )
}
