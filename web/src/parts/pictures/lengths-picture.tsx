import type { RoundTime } from '@topcut/engine'
import { picturesWords } from '../../words/pictures.ts'
import { useWords } from '../../words/use-words.ts'
import { BarsPicture } from './bars-picture.tsx'

/** How long the rounds were to last, and how long they did. */
export const LengthsPicture = ({ times }: { readonly times: readonly RoundTime[] }) => {
  const words = useWords(picturesWords)
  return (
    <BarsPicture
      title={words.lengths}
      note={words.lengthsNote}
      columns={[words.roundNumber, words.time]}
      bars={times.map(({ round, planned, taken }) => ({
        key: round,
        name: round,
        full: taken,
        strong: Math.min(taken, planned ?? taken),
        text: planned === null ? words.takenUntimed(taken) : words.taken(taken, planned),
        ...(planned === null ? {} : { frame: planned }),
      }))}
    />
  )
}
