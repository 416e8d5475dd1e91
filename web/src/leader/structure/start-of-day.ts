import { openKeptText } from '../../state/kept.ts'

/** No fact tells when a day begins: it stays on the device of whoever plans it. */
export const startOfDay = openKeptText('topcut.day.start', '10:00')
export const pauseOfDay = openKeptText('topcut.day.pause', '10')
