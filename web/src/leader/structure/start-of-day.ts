import { openKeptText } from '../../state/kept.ts'

/** Before an event says when it begins, and how long breaks are: kept where somebody plans it. */
export const startOfDay = openKeptText('topcut.day.start', '10:00')
export const pauseOfDay = openKeptText('topcut.day.pause', '10')
