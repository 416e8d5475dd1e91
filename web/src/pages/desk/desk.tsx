import { awaiting, type EventState, regulationOf } from '@topcut/engine'
import { dayText } from '@topcut/protocol/words'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { TopBand } from '../../band/top-band.tsx'
import { useCell } from '../../cell/use-cell.ts'
import { useWords } from '../../words/use-words.ts'
import { AnnouncementSection } from './announcement/announcement-section.tsx'
import { BracketSection } from './bracket/bracket-section.tsx'
import { DayLine } from './day/day-line.tsx'
import { useDesk } from './desk-context.ts'
import { DeskNav } from './desk-nav.tsx'
import { DoneBar } from './done/done-bar.tsx'
import { LostLine } from './done/lost-line.tsx'
import { FindBox } from './find/find-box.tsx'
import { SectionHelp } from './help/section-help.tsx'
import { KeyHelp } from './key-help.tsx'
import { LeadersSection } from './leaders/leaders-section.tsx'
import { ListsSection } from './lists/lists-section.tsx'
import { LogSection } from './log/log-section.tsx'
import { MattersSection } from './matters/matters-section.tsx'
import { PlayersSection } from './players/players-section.tsx'
import { type Section, section } from './sections.ts'
import { StandingsSection } from './standings/standings-section.tsx'
import { TablesSection } from './tables/tables-section.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { WaitBar } from './wait/wait-bar.tsx'
import './desk.css'

const parts: { readonly [S in Section]: ComponentType } = {
  tables: TablesSection,
  standings: StandingsSection,
  players: PlayersSection,
  lists: ListsSection,
  announcement: AnnouncementSection,
  leaders: LeadersSection,
  matters: MattersSection,
  bracket: BracketSection,
  log: LogSection,
}

/** What somebody who has just opened the desk wants to see. */
const sectionFor = (state: EventState): Section => {
  const { step } = awaiting(state)
  if (state.stages.length === 0) return 'players'
  return step === 'make-cut' || step === 'finish-event' || step === 'nothing'
    ? 'standings'
    : 'tables'
}

/** The organizer's desk: time and doing on ink, facts on paper between. */
export const Desk = () => {
  const { state } = useDesk()
  const { page, language, label } = useWords()
  const chosen = useCell(section)
  const shown = chosen ?? sectionFor(state)
  const Part = parts[shown]
  const [isHelping, setHelping] = useState(false)
  useDeskKeys(useCallback(() => setHelping(true), []))
  const { name, regulation, tier, date } = state.created
  useEffect(() => {
    document.title = `${name} – Topcut`
  }, [name])

  return (
    <div className="desk">
      <a className="skip" href="#content">
        {page.skip}
      </a>
      <TopBand>
        <h1 className="event">{name}</h1>
        <span className="about">
          {regulationOf(regulation)?.name ?? regulation}, {label(`tier.${tier}`)},{' '}
          {dayText(language, date)}
        </span>
        <FindBox />
        <button type="button" className="tool keys" onClick={() => setHelping(true)}>
          {page.keys}{' '}
          <span className="key" aria-hidden="true">
            ?
          </span>
        </button>
      </TopBand>
      <DayLine />
      <WaitBar />
      <LostLine />
      <div className="paper">
        <DeskNav shown={shown} />
        <main id="content" className="main" tabIndex={-1}>
          <Part />
          <SectionHelp section={shown} />
        </main>
      </div>
      <DoneBar />
      {isHelping && <KeyHelp onClose={() => setHelping(false)} />}
    </div>
  )
}
