import { measuresIn } from '@topcut/engine'
import { measureShort, numberText } from '@topcut/protocol/words'
import { useEffect, useRef } from 'react'
import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import './standings-tab.css'

/** The whole order, with oneself in the middle of the screen. */
export const StandingsTab = () => {
  const { session, me, event, views } = usePhone()
  const words = useWords(phoneWords)
  const pages = useWords(phonePagesWords)
  const chosen = useLanguage()
  const own = useRef<HTMLLIElement>(null)
  useEffect(() => session.views.want('standings'), [session])
  const standings = views.standings?.view ?? null
  const after = standings?.afterRound
  useEffect(() => {
    if (after !== undefined) own.current?.scrollIntoView({ block: 'center' })
  }, [after])
  if (standings === null) {
    return (
      <main className="phone-page">
        <h1>{words.tabs.standings}</h1>
        <p role="status">{words.loading}</p>
      </main>
    )
  }
  const { rows, places } = standings
  const cut = event?.stages?.find((stage) => stage.cut !== null)?.cut ?? null
  /** A phone has room for one: what is asked first of those who are level. */
  const firstMeasure = (row: (typeof rows)[number]): string => {
    const [first] = measuresIn(row)
    if (first === undefined) return ''
    return `${measureShort(chosen, first.name)} ${numberText(chosen, first.shown)}`
  }
  return (
    <main className="standings-tab">
      <header className="tab-head">
        <h1>{places === null ? words.tabs.standings : pages.finalPlaces}</h1>
        {places === null && rows.length > 0 && (
          <p className="muted">{pages.afterRound(standings.afterRound)}</p>
        )}
      </header>
      {rows.length === 0 && <p className="empty">{pages.noStandings}</p>}
      {places !== null ? (
        <ol>
          {places.map(({ place, player, name, members }) => (
            <li
              key={player}
              ref={player === me.player.player ? own : undefined}
              className={player === me.player.player ? 'own' : undefined}
            >
              <b className="place">{place ?? '–'}</b>
              <span className="name" translate="no">
                {name}
                <MembersLine of={members} />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <ol aria-label={words.tabs.standings}>
          {rows.map((row) => (
            <li
              key={row.player}
              ref={row.player === me.player.player ? own : undefined}
              className={[
                row.player === me.player.player ? 'own' : '',
                row.place === cut ? 'last-in' : '',
              ].join(' ')}
              data-testid={row.player === me.player.player ? 'own-line' : undefined}
            >
              <b className="place">{row.place ?? '–'}</b>
              <span className="name" translate="no">
                {row.name}
                <MembersLine of={row.members} />
              </span>
              <span className="measures">
                <b>{row.tournamentPoints}</b>{' '}
                <span className="vh">{words.pointsUnit(row.tournamentPoints)}</span>
                <span className="muted">{firstMeasure(row)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {cut !== null && places === null && rows.length > 0 && (
        <p className="muted cut-note">{pages.cutNote(cut)}</p>
      )}
    </main>
  )
}
