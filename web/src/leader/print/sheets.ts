import { openState } from '../../state/state.ts'

/** What can be printed, in the order of the day. */
export const sheets = [
  'announcement',
  'lists',
  'numbers',
  'by-name',
  'by-table',
  'slips',
  'scores',
  'standings',
  'bracket',
  'places',
  'proxies',
  'kit',
] as const
export type Sheet = (typeof sheets)[number]

const isSheet = (text: string): text is Sheet => (sheets as readonly string[]).includes(text)

const fromAddress = (): Sheet => {
  const hash = window.location.hash.slice(1)
  return isSheet(hash) ? hash : 'by-name'
}

/** The sheet that is looked at, by the end of the address. */
export const sheet = openState<Sheet>(fromAddress())

export const readSheet = (): void => sheet.set(fromAddress())
window.addEventListener('hashchange', readSheet)

export const showSheet = (next: Sheet): void => {
  window.history.replaceState(null, '', `#${next}`)
  sheet.set(next)
}
