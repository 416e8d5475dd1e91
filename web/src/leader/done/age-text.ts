import type { PageWords } from '../../words/desk.ts'

/** How long ago, in seconds below two minutes and in minutes above. */
export const ageText = (page: PageWords, milliseconds: number): string => {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  return seconds < 120 ? page.ageSeconds(seconds) : page.ageMinutes(Math.round(seconds / 60))
}
