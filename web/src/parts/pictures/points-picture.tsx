import type { Pictures } from '@topcut/engine'
import type { Language } from '@topcut/protocol/words'
import { picturesWords } from '../../words/pictures.ts'
import { useWords } from '../../words/use-words.ts'
import { BarsPicture } from './bars-picture.tsx'

type Props = Pick<Pictures, 'points' | 'cut'> & {
  /** That of a print; otherwise the reader's. */
  readonly language?: Language
}

/** How many have how many tournament points, and where the cut goes through. */
export const PointsPicture = ({ points, cut, language }: Props) => {
  const words = useWords(picturesWords, language)
  const last = points.findLastIndex((group) => group.in > 0)
  return (
    <BarsPicture
      title={words.points}
      columns={[words.tournamentPoints, words.players]}
      bars={points.map(({ tournamentPoints, players, in: isIn }, index) => ({
        key: tournamentPoints,
        name: tournamentPoints,
        full: players,
        strong: isIn,
        text: index === last && isIn < players ? words.playersIn(players, isIn) : `${players}`,
        ...(index === last && cut !== null ? { line: words.cutTo(cut) } : {}),
      }))}
    />
  )
}
