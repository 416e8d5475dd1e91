import { currentRound, listView, matchesOf, type PlayerId, playerSheet } from '@topcut/engine'
import { useLeading } from '../../leader/leading.ts'
import { CardTicks } from '../../leader/list/card-ticks.tsx'
import { CheckedByHand } from '../../leader/list/checked-by-hand.tsx'
import { useEventCards } from '../../leader/list/use-event-cards.ts'
import { beginMatter } from '../../leader/matters/begun-matter.ts'
import { PlayerStatus } from '../../leader/player/player-status.tsx'
import { SheetMatches } from '../../leader/player/sheet-matches.tsx'
import { SheetNumbers } from '../../leader/player/sheet-numbers.tsx'
import { SheetRecord } from '../../leader/player/sheet-record.tsx'
import { Findings } from '../../parts/list/findings.tsx'
import { ShownList } from '../../parts/list/shown/shown-list.tsx'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { Button } from '../../ui/button.tsx'
import { deskWords } from '../../words/desk.ts'
import { judgeWords } from '../../words/judge.ts'
import { useWords } from '../../words/use-words.ts'
import { judgeDestinations, openMatch } from './judge-place.ts'
import '../../leader/player/players.css'

const List = ({ player }: { readonly player: PlayerId }) => {
  const { state, names, me } = useLeading()
  const judge = useWords(judgeWords)
  const cards = useEventCards()
  const view = listView(state, player, me, cards ?? null)
  // That nobody has looked through it stands with the button for it.
  const findings = view.findings.filter(({ code }) => code !== 'unchecked')
  if (view.list === null) {
    return <p className="muted">{view.status === 'hidden' ? judge.listHidden : judge.noList}</p>
  }
  return (
    <>
      <div data-testid="judge-list">
        <ShownList list={view.list} cards={cards} />
      </div>
      {cards !== undefined && (findings.length > 0 || view.isUnchecked !== true) && (
        <Findings findings={findings} names={names} />
      )}
      <CheckedByHand view={view} />
      <CardTicks player={player} />
    </>
  )
}

/** One player: where they sit, how they stand, their list, what is on record. */
export const PlayerLook = ({ player: id }: { readonly player: PlayerId }) => {
  const { state, names } = useLeading()
  const { page, term } = useWords(deskWords)
  const judge = useWords(judgeWords)
  const player = state.players.get(id)
  const sheet = playerSheet(state, id)
  if (player === undefined || sheet === null) return <p className="empty">{term('page-missing')}</p>
  const round = currentRound(state)
  const own =
    round === null || round.status === 'paired'
      ? undefined
      : matchesOf(state, round).find(({ players }) => players.includes(id))
  return (
    <article className="player-look" data-testid="player-look">
      <header>
        <h3 translate="no">{names.player(id)}</h3>
        <span className="muted">#{player.number}</span>
        <PlayerStatus player={player} />
        <MembersLine of={names.members?.(id)} />
      </header>
      <div className="judge-do">
        {own !== undefined && (
          <Button onClick={() => openMatch(own.match)}>{page.people.table(own.table)}</Button>
        )}
        <Button
          onClick={() =>
            beginMatter(
              { kind: 'ruling', player: id, ...(own && { match: own.match }) },
              judgeDestinations,
            )
          }
        >
          {page.people.matterActions.ruling}
        </Button>
        <Button onClick={() => beginMatter({ kind: 'component', player: id }, judgeDestinations)}>
          {page.people.matterActions.component}
        </Button>
        <Button onClick={() => beginMatter({ kind: 'removal', player: id }, judgeDestinations)}>
          {page.people.matterActions.removal}
        </Button>
      </div>
      <h3>{judge.list}</h3>
      <List player={id} />
      <h3>{page.people.record}</h3>
      <SheetNumbers player={id} />
      <SheetMatches player={id} matches={sheet.matches} />
      <h3>{page.people.onRecord}</h3>
      <SheetRecord sheet={sheet} />
    </article>
  )
}
