import { hallWords } from '../../words/hall.ts'
import { timeText } from '../../words/time-text.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { ClockFace } from './clock-face.ts'
import { timeLeftText } from './remaining.ts'

/** How the clock stands, in words. */
export const useClockSays = (face: ClockFace): readonly string[] => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const { clock } = words
  const own =
    face.status === 'not-started'
      ? [clock.notStarted]
      : face.status === 'paused'
        ? [clock.paused]
        : face.status === 'called'
          ? []
          : face.left !== null && face.left <= 0
            ? [clock.isUp]
            : face.end === null
              ? []
              : [clock.until(timeText(language, face.end))]
  const tables = face.extended.map(({ table, minutes, end }) =>
    end === null
      ? clock.tableMore(table, minutes)
      : clock.tableUntil(table, timeText(language, end)),
  )
  return [...own, ...tables]
}

/** `41:12`, or the word that stands in its place. */
export const useClockText = (face: ClockFace): string => {
  const { clock } = useWords(hallWords)
  if (face.status === 'called') return clock.called
  return face.left === null ? clock.noLimit : timeLeftText(face.left)
}
