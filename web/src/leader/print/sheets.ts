import { openFragment } from '../../route/fragment.ts'

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

/** The sheet that is looked at. */
export const sheet = openFragment<Sheet>((name) => sheets.find((one) => one === name) ?? 'by-name')
