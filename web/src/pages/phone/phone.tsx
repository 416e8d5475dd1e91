import { type ComponentType, Suspense } from 'react'
import { loadedLater } from '../../route/loaded-later.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { phoneWords } from '../../words/phone.ts'
import { timeText } from '../../words/time-text.ts'
import { useOwnTerms } from '../../words/use-own-terms.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useAlert } from './alert/use-alert.ts'
import { MatchTab } from './match/match-tab.tsx'
import { PhoneBand } from './phone-band.tsx'
import { usePhone } from './phone-context.ts'
import { isTab, type Place, place, type Tab, tabs } from './place.ts'
import { TroubleNote } from './trouble-note.tsx'

const signs: { readonly [T in Tab]: string } = {
  match: 'M2.6 3h10.8v10H2.6zM8 3v10M2.6 8h10.8',
  standings: 'M3 13V9M8 13V3M13 13V6',
  record:
    'M10.6 5.2a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0zM2.8 13.4c.6-2.8 2.6-4.2 5.2-4.2s4.6 1.4 5.2 4.2',
  needs:
    'M13.6 8A5.6 5.6 0 1 1 2.4 8a5.6 5.6 0 0 1 11.2 0zM9.8 8a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0z',
  list: 'M5.6 4h8M5.6 8h8M5.6 12h8M2.4 4h.1M2.4 8h.1M2.4 12h.1',
}

/** The five pages at a thumb's reach. */
const TabBar = ({ place }: { readonly place: Place }) => {
  const words = useWords(phoneWords)
  return (
    <nav className="tab-bar" aria-label={words.pages}>
      {tabs.map((tab) => (
        <a
          key={tab}
          href={`#${tab}`}
          aria-current={tab === place ? 'page' : undefined}
          data-testid={`tab-${tab}`}
        >
          <svg className="sign" viewBox="0 0 16 16" aria-hidden="true">
            <path d={signs[tab]} />
          </svg>
          {words.tabs[tab]}
        </a>
      ))}
    </nav>
  )
}

/** What the organizer tells everybody. */
const MessageNote = () => {
  const { event } = usePhone()
  const chosen = useLanguage()
  const message = event?.message ?? null
  if (message === null) return null
  return (
    <p className="phone-message" role="status" data-testid="message">
      <span className="faint">{timeText(chosen, message.at)}</span>{' '}
      <span translate="no">{message.text}</span>
    </p>
  )
}

/** What was announced otherwise than before. */
const AnewNote = loadedLater(
  async () => (await import('../../parts/announcement/anew-note.tsx')).AnewNote,
)

const StandingsTab = loadedLater(
  async () => (await import('./standings/standings-tab.tsx')).StandingsTab,
)
const CallPage = loadedLater(async () => (await import('./call/call-page.tsx')).CallPage)
const LeavePage = loadedLater(async () => (await import('./leave/leave-page.tsx')).LeavePage)
const MenuPage = loadedLater(async () => (await import('./menu/menu-page.tsx')).MenuPage)
const SignOutPage = loadedLater(async () => (await import('./menu/sign-out-page.tsx')).SignOutPage)
const RecordTab = loadedLater(async () => (await import('./record/record-tab.tsx')).RecordTab)
const NeedsTab = loadedLater(async () => (await import('./needs/needs-tab.tsx')).NeedsTab)
const ReportPage = loadedLater(async () => (await import('./report/report-page.tsx')).ReportPage)
const SetUpPage = loadedLater(async () => (await import('./set-up/set-up-page.tsx')).SetUpPage)
const TheirListPage = loadedLater(
  async () => (await import('./their-list/their-list-page.tsx')).TheirListPage,
)
const MaterialPage = loadedLater(
  async () => (await import('./material/material-page.tsx')).MaterialPage,
)
const TeamPage = loadedLater(async () => (await import('./team/team-page.tsx')).TeamPage)
const ListTab = loadedLater(async () => (await import('./list/list-tab.tsx')).ListTab)

const shown: { readonly [P in Place]: ComponentType } = {
  match: MatchTab,
  standings: StandingsTab,
  record: RecordTab,
  needs: NeedsTab,
  list: ListTab,
  report: ReportPage,
  'set-up': SetUpPage,
  'their-list': TheirListPage,
  call: CallPage,
  material: MaterialPage,
  leave: LeavePage,
  menu: MenuPage,
  'sign-out': SignOutPage,
  team: TeamPage,
}

/** A player's phone: one hand, sunlight, one thing per page. */
export const Phone = () => {
  const { me, event } = usePhone()
  const words = useWords(phoneWords)
  const here = useStateOf(place)
  useOwnTerms(event?.terms)
  const { table, bye } = me
  const isOver = event?.round?.status === 'closed' || event?.status === 'finished'
  const title = table === null || isOver ? words.title : words.titleAt(table.table)
  useAlert(table === null ? (bye === null ? null : 'bye') : table.match, title)
  const Shown = shown[here]
  return (
    <div className="phone">
      {isTab(here) && <PhoneBand />}
      <MessageNote />
      {event?.anew != null && (
        <Suspense fallback={null}>
          <AnewNote anew={event.anew} />
        </Suspense>
      )}
      <TroubleNote />
      <Suspense
        fallback={
          <main className="phone-page">
            <p role="status">{words.loading}</p>
          </main>
        }
      >
        <Shown key={here} />
      </Suspense>
      <TabBar place={here} />
    </div>
  )
}
