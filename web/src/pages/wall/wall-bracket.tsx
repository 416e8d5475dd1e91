import type { PublicBracket } from '@topcut/engine'
import { type BracketColumn, columnNow } from '@topcut/protocol/bracket'
import { BracketDrawing } from '../../parts/bracket/bracket-drawing.tsx'
import { publicSeeds } from '../../parts/bracket/public-seeds.ts'
import { bracketWords } from '../../words/bracket.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  readonly bracket: PublicBracket | null
  readonly columns: readonly BracketColumn[]
  readonly isListed: boolean
  /** The round above everything: not said a second time. */
  readonly said: string
}

/** As much of the bracket as can be read from the back of the hall, with the champion's way. */
export const WallBracket = ({ bracket, columns, isListed, said }: Props) => {
  const words = useWords(bracketWords)
  const seeds = bracket === null ? null : publicSeeds(bracket)
  const champion = bracket?.champion ?? null
  const at = columnNow(columns)
  const isOpen = columns[at]?.games.some(({ isDecided }) => !isDecided) ?? false
  return (
    <BracketDrawing
      words={words}
      columns={columns}
      champion={champion}
      seedOf={(player) => seeds?.get(player) ?? null}
      way={champion?.player ?? null}
      shown={at}
      now={isOpen ? at : null}
      isListed={isListed}
      said={said}
    />
  )
}
