import type { HallWords } from '../../words/hall.ts'
import { hallWords } from '../../words/hall.ts'
import { useWords } from '../../words/use-words.ts'
import type { Slide } from './slides.ts'
import type { Turn } from './use-turn.ts'

const rangeText = ({ wall }: HallWords, slide: Slide): string => {
  if (!('range' in slide)) return wall.shows[slide.show]
  const isAll = slide.count === slide.of
  switch (slide.show) {
    case 'standings':
    case 'places':
      return isAll ? wall.allPlaces(slide.of) : wall.places(slide.range)
    case 'results':
      return isAll ? wall.allTables(slide.of) : wall.tables(slide.range)
    default:
      return isAll ? wall.allNames(slide.of) : wall.names(slide.range)
  }
}

const noteOf = ({ wall }: HallWords, slide: Slide): string => {
  const isDecided =
    slide.show === 'standings' &&
    slide.lines.some(({ measures }) => measures.some(({ isDeciding }) => isDeciding))
  return isDecided ? wall.whiteDecided : ''
}

type Props = {
  readonly slides: readonly Slide[]
  readonly turn: Turn
  /** Of the public record; null before the first round. */
  readonly code: string | null
}

/** Whoever takes a picture of the wall has it for good. */
const codeOf = ({ wall }: HallWords, code: string | null) =>
  code === null ? null : (
    <span className="wall-code">
      {wall.code}{' '}
      <span translate="no" data-testid="wall-code">
        {code}
      </span>
    </span>
  )

/** Which page this is, and when the next one comes. */
export const WallFooter = ({ slides, turn, code }: Props) => {
  const words = useWords(hallWords)
  const slide = slides[turn.page]
  const next = slides[(turn.page + 1) % slides.length]
  if (slide === undefined || next === undefined) return <footer>{codeOf(words, code)}</footer>
  const isSame = next.show === slide.show && 'range' in next
  const note = noteOf(words, slide)
  // An empty place would keep its distance: what comes next would stand away from the edge.
  return (
    <footer>
      {'range' in slide && <b data-testid="wall-range">{rangeText(words, slide)}</b>}
      {note !== '' && <span>{note}</span>}
      {slides.length > 1 && (
        <>
          <span className="wall-pages" aria-hidden="true">
            {slides.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place among the pages
              <i key={index} className={one === slide ? 'on' : undefined} />
            ))}
          </span>
          <span className="wall-next">
            {words.wall.next(turn.secondsLeft, isSame ? next.range : rangeText(words, next))}
          </span>
        </>
      )}
      {codeOf(words, code)}
    </footer>
  )
}
