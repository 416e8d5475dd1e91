import { openRound } from '@topcut/engine'
import { nameOrder } from '../../../parts/name-order.ts'
import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import { Leaves } from '../leaf/leaves.tsx'
import { usePaper } from '../paper-context.ts'
import { groupedPlayers } from './grouped-players.ts'
import './kit.css'

/** Who is to be paired, by tournament points, with whom each has met already. */
export const PointsGroups = () => {
  const { state, names, words, print } = usePaper()
  const { termWith, heading } = words
  const groups = groupedPlayers(state, names.player, nameOrder(words.language, names.inTeams))
  const running = openRound(state)
  const note =
    running === null
      ? print.groupsNote
      : `${print.groupsNote} ${print.groupsRunning(running.number)}`
  const blocks = groups.flatMap(({ points, players }) => [
    <h3 key={`points-${points}`} className="kit-title" data-block="stays">
      {termWith('count.tournament-points', { count: points })}
      <small>{termWith('count.players', { count: players.length })}</small>
    </h3>,
    ...players.map(({ player, number, met, hadBye }) => (
      <p key={player} className="kit-player" data-block>
        <span className="tick" />
        <span>{number}</span>
        <span className="kit-name">
          <b translate="no">{names.player(player)}</b>
          <MembersLine of={names.members?.(player)} />
        </span>
        <span>
          {met.length > 0 && `${print.met} ${met.join(', ')}`}
          {hadBye && ` ${heading('bye')}`}
        </span>
        <span className="kit-write">{print.meets}</span>
      </p>
    )),
  ])
  return (
    <Leaves title={print.groups} note={note} count={blocks.length}>
      {(shown) => shown.map((at) => blocks[at])}
    </Leaves>
  )
}
