import { type PlayerState, playerSheet } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { lookedAtPlayer } from '../../../leader/player/looked-at-player.ts'
import { PlayerStatus } from '../../../leader/player/player-status.tsx'
import { SheetMatches } from '../../../leader/player/sheet-matches.tsx'
import { SheetNumbers } from '../../../leader/player/sheet-numbers.tsx'
import { SheetRecord } from '../../../leader/player/sheet-record.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { ErasePerson } from './erase-person.tsx'
import { FixedTable } from './fixed-table.tsx'
import { PersonForm } from './person-form.tsx'
import { PlayerActions } from './player-actions.tsx'
import { PlayerLink } from './player-link.tsx'
import { SheetList } from './sheet-list.tsx'
import { WishesForm } from './wishes-form.tsx'

/** Everything about one player on one page. */
export const PlayerSheet = ({ player }: { readonly player: PlayerState }) => {
  const { state, people, names } = useLeading()
  const { page, heading } = useWords(deskWords)
  const sheet = playerSheet(state, player.player)
  if (sheet === null) return null
  const person = people.get(player.player)
  const { members = [] } = person ?? {}
  return (
    <article className="player-sheet" data-testid="player-sheet">
      <header className="bar">
        <button
          type="button"
          className="btn small"
          data-testid="all-players"
          onClick={() => lookedAtPlayer.set(null)}
        >
          <Sign name="left" />
          {page.people.allPlayers}
        </button>
        <h2 translate="no">{names.player(player.player)}</h2>
        {person !== undefined && <span className="muted">#{player.number}</span>}
        {members.length > 0 && <span translate="no">{members.join(' / ')}</span>}
        <PlayerStatus player={player} />
      </header>
      <div className="sheet-parts">
        <div>
          <section>
            <h3>{page.people.record}</h3>
            <SheetNumbers player={player.player} />
            <SheetMatches player={player.player} matches={sheet.matches} />
          </section>
          <section>
            <h3>{page.people.list.title}</h3>
            <SheetList player={player.player} />
          </section>
          <section>
            <h3>{page.people.onRecord}</h3>
            <SheetRecord sheet={sheet} />
          </section>
        </div>
        <div className="sheet-side">
          <section>
            <h3>{page.people.doNow}</h3>
            <PlayerActions player={player} onDone={() => {}} />
          </section>
          <section>
            <h3>{page.people.person}</h3>
            <PersonForm key={person?.name} player={player.player} />
          </section>
          <WishesForm key={player.avoid.join()} player={player} />
          <section>
            <h3>{heading('table')}</h3>
            <FixedTable player={player} />
          </section>
          <PlayerLink player={player.player} />
          <ErasePerson player={player} />
        </div>
      </div>
    </article>
  )
}
