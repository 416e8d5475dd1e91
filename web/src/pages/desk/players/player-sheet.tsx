import { listView, type PlayerId, type PlayerState, playerSheet } from '@topcut/engine'
import { useState } from 'react'
import { GiveForm } from '../../../leader/forms/give-form.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { useEventCards } from '../../../leader/list/use-event-cards.ts'
import { PlayerStatus } from '../../../leader/player/player-status.tsx'
import { SheetMatches } from '../../../leader/player/sheet-matches.tsx'
import { SheetNumbers } from '../../../leader/player/sheet-numbers.tsx'
import { SheetRecord } from '../../../leader/player/sheet-record.tsx'

import { Button } from '../../../ui/button.tsx'

import { TextField } from '../../../ui/field.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { showSection } from '../sections.ts'
import { ErasePerson } from './erase-person.tsx'
import { lookedAtPlayer } from './looked-at-player.ts'
import { PersonForm } from './person-form.tsx'
import { PlayerActions } from './player-actions.tsx'
import { PlayerLink } from './player-link.tsx'
import { WishesForm } from './wishes-form.tsx'

/** Whether a list is there and what is wrong with it; the list itself has its own section. */
const SheetList = ({ player }: { readonly player: PlayerId }) => {
  const { state } = useLeading()
  const { page } = useWords(deskWords)
  const cards = useEventCards()
  if (cards === undefined) return null
  const { status, findings, corrections } = listView(state, player, { role: 'organizer' }, cards)
  if (status === 'none') return <p className="muted">{page.people.list.none}</p>
  const isFine = status === 'shown' && findings.length === 0
  return (
    <p className={isFine ? 'good' : 'warn'}>
      <Sign name={isFine ? 'check' : 'warn'} />{' '}
      {status === 'shown' ? page.people.list.findings(findings.length) : page.people.list.missing}{' '}
      {corrections.length > 0 && page.people.list.corrected(corrections.length)}{' '}
      <Button tone="explains" onClick={() => showSection('lists')}>
        {page.people.list.open}
      </Button>
    </p>
  )
}

/** A table a player keeps to, whoever the opponent is; empty for any. */
const FixedTable = ({ player }: { readonly player: PlayerState }) => {
  const { page } = useWords(deskWords)
  const [typed, setTyped] = useState(`${player.table ?? ''}`)
  const table = typed === '' ? null : Number(typed)
  return (
    <GiveForm isLine command={{ kind: 'assign-table', player: player.player, table }}>
      <TextField
        label={page.people.fixedTable}
        data-testid="fixed-table"
        inputMode="numeric"
        maxLength={4}
        value={typed}
        onChange={(text) => setTyped(text.replace(/\D/g, ''))}
      />
    </GiveForm>
  )
}

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
        <Button size="small" data-testid="all-players" onClick={() => lookedAtPlayer.set(null)}>
          <Sign name="left" />
          {page.people.allPlayers}
        </Button>
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
          <WishesForm player={player} />
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
