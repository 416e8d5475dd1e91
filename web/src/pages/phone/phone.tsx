import { type ComponentType, Suspense } from 'react'
import { loadedLater } from '../../route/loaded-later.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { phoneWords } from '../../words/phone.ts'
import { useOwnTerms } from '../../words/use-own-terms.ts'
import { useWords } from '../../words/use-words.ts'
import { useAlert } from './alert/use-alert.ts'
import { CallPage } from './call/call-page.tsx'
import { LeavePage } from './leave/leave-page.tsx'
import { MatchTab } from './match/match-tab.tsx'
import { MenuPage } from './menu/menu-page.tsx'
import { MessageNote } from './message-note.tsx'
import { PhoneBand } from './phone-band.tsx'
import { usePhone } from './phone-context.ts'
import { isTab, type Place, place } from './place.ts'
import { StandingsTab } from './standings/standings-tab.tsx'
import { TabBar } from './tab-bar.tsx'
import { TroubleNote } from './trouble-note.tsx'

const RecordTab = loadedLater(async () => (await import('./record/record-tab.tsx')).RecordTab)
const NeedsTab = loadedLater(async () => (await import('./needs/needs-tab.tsx')).NeedsTab)
const ReportPage = loadedLater(async () => (await import('./report/report-page.tsx')).ReportPage)
const SetUpPage = loadedLater(async () => (await import('./set-up/set-up-page.tsx')).SetUpPage)
const MaterialPage = loadedLater(
  async () => (await import('./material/material-page.tsx')).MaterialPage,
)
const ListTab = loadedLater(async () => (await import('./list/list-tab.tsx')).ListTab)

const shown: { readonly [P in Place]: ComponentType } = {
  match: MatchTab,
  standings: StandingsTab,
  record: RecordTab,
  needs: NeedsTab,
  list: ListTab,
  report: ReportPage,
  'set-up': SetUpPage,
  call: CallPage,
  material: MaterialPage,
  leave: LeavePage,
  menu: MenuPage,
}

/** A player's phone: one hand, sunlight, one thing per page. */
export const Phone = () => {
  const { me, event } = usePhone()
  const words = useWords(phoneWords)
  const here = useStateOf(place)
  useOwnTerms(event?.terms)
  const { table, bye } = me
  const title = table === null ? words.title : words.titleAt(table.table)
  useAlert(table === null ? (bye === null ? null : 'bye') : table.match, title)
  const Shown = shown[here]
  return (
    <div className="phone">
      {isTab(here) && <PhoneBand />}
      <MessageNote />
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
