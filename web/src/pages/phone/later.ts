import { type ComponentType, lazy } from 'react'
import { request } from '../../sending/request.ts'
import { beginAnew } from './begin-anew.ts'

const loads = {
  result: () => import('./said/result-line.tsx'),
  trouble: () => import('./said/trouble-sentence.tsx'),
  record: () => import('./record/record-tab.tsx'),
  needs: () => import('./needs/needs-tab.tsx'),
  setUp: () => import('./set-up/set-up-page.tsx'),
  material: () => import('./material/material-page.tsx'),
  report: () => import('./report/report-page.tsx'),
  list: () => import('./list/list-tab.tsx'),
} as const

const pause = 2_000

/** A browser does not ask again for a part it could not load: the page begins anew when it can. */
const whenBack = async (): Promise<never> => {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const reply = await request('GET', '/api/health')
    if (reply.kind === 'ok') beginAnew()
  }
}

/** What is not needed for the table number: it holds the documents and their sentences. */
const later = <K extends keyof typeof loads, P>(
  part: K,
  of: (module: Awaited<ReturnType<(typeof loads)[K]>>) => ComponentType<P>,
) =>
  lazy(async () => {
    const module = await loads[part]().catch(whenBack)
    return { default: of(module as Awaited<ReturnType<(typeof loads)[K]>>) }
  })

export const ResultLine = later('result', ({ ResultLine: part }) => part)
export const TroubleSentence = later('trouble', ({ TroubleSentence: part }) => part)
export const RecordTab = later('record', ({ RecordTab: part }) => part)
export const NeedsTab = later('needs', ({ NeedsTab: part }) => part)
export const SetUpPage = later('setUp', ({ SetUpPage: part }) => part)
export const MaterialPage = later('material', ({ MaterialPage: part }) => part)
export const ReportPage = later('report', ({ ReportPage: part }) => part)
export const ListTab = later('list', ({ ListTab: part }) => part)

/** Fetched while nobody waits, so that it is there when the network is not. */
export const fetchTheRest = async (): Promise<void> => {
  for (const load of Object.values(loads)) {
    try {
      await load()
    } catch {
      return
    }
  }
}
