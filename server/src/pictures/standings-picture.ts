import type { PublicStandings } from '@topcut/engine'
import { dayText, heading, type Language, numberText } from '@topcut/protocol/words'
import { type Canvas, canvasOf, type Shape } from './canvas.ts'
import { coverPicture } from './cover-picture.ts'
import { framed } from './framed.ts'
import { ink } from './ink.ts'
import { lettered, letteredRow } from './lettered.ts'
import { pictureWords } from './picture-words.ts'
import { sideName } from './side-name.ts'
import { textWidth } from './text-width.ts'
import type { ToPicture } from './to-picture.ts'

/** So many places are read at a glance. */
const most: { readonly [S in Shape]: number } = { wide: 16, square: 24 }
/** One column holds so many. */
const inColumn: { readonly [S in Shape]: number } = { wide: 8, square: 16 }

type Line = { readonly place: string; readonly name: string; readonly points: string }

const placeText = (place: number | null): string => (place === null ? '–' : `${place}`)

const linesOf = ({ rows, places }: PublicStandings, language: Language): readonly Line[] => {
  const earned = new Map(rows.map((row) => [row.player, row.tournamentPoints]))
  return (places ?? rows).map((one) => {
    const points = earned.get(one.player)
    return {
      place: placeText(one.place),
      name: sideName(one),
      points: points === undefined ? '' : numberText(language, points),
    }
  })
}

const drawnLine = (
  { place, name, points }: Line,
  [left, top]: readonly [number, number],
  [wide, high]: readonly [number, number],
  isFirst: boolean,
): string => {
  const size = Math.min(high * 0.62, wide / 15)
  const y = top + high / 2 + size * 0.35
  const [before, behind] = [size * 1.6, size * (0.6 + Math.max(1, textWidth(points)))]
  const room = wide - before - behind - size * 0.9
  return [
    isFirst
      ? `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="${ink.nextSoft}"/>`
      : '',
    `<rect x="${left}" y="${top + high - 1}" width="${wide}" height="1.5" fill="${ink.line}"/>`,
    lettered(place, {
      ...{ x: left + before, y, size, room: before, anchor: 'end', fill: ink.quiet },
    }),
    letteredRow(
      name,
      {
        ...{ x: left + before + size * 0.6, size, room, fill: ink.ink },
        ...(isFirst ? { weight: 700 } : {}),
      },
      top,
      high,
    ),
    lettered(points, {
      ...{ x: left + wide - size * 0.3, y, size, room: behind, anchor: 'end' },
      ...{ weight: 700, fill: ink.ink },
    }),
  ].join('')
}

const table = (
  { width, height, edge, band, foot, below }: Canvas,
  lines: readonly Line[],
  perColumn: number,
  points: string,
  isFinal: boolean,
): string => {
  const columns = Math.ceil(lines.length / perColumn)
  const perOne = Math.ceil(lines.length / columns)
  const gap = edge
  const wide = (width - 2 * edge - (columns - 1) * gap) / columns
  const top = band + 5 + below * 1.6
  const high = Math.min(64, (height - foot - top - 8) / perOne)
  const heads = Array.from({ length: columns }, (_, at) =>
    lettered(points, {
      ...{ x: edge + at * (wide + gap) + wide - 8, y: top - 8, size: below * 0.75 },
      ...{ room: wide, anchor: 'end', fill: ink.quiet },
    }),
  )
  const drawn = lines.map((line, at) => {
    const column = Math.floor(at / perOne)
    const corner = [edge + column * (wide + gap), top + (at % perOne) * high] as const
    return drawnLine(line, corner, [wide, high], isFinal && line.place === '1')
  })
  return [...heads, ...drawn].join('\n')
}

/** The first places; before the first round is closed, what the event is. */
export const standingsPicture = (standings: PublicStandings, given: ToPicture): string => {
  const { about, language, shape, link } = given
  const words = pictureWords(language, about)
  const lines = linesOf(standings, language)
  if (lines.length === 0) return coverPicture(given)
  const canvas = canvasOf(shape)
  const isFinal = standings.places !== null
  const shown = lines.slice(0, most[shape])
  const below = [
    isFinal ? words.final : words.after(standings.afterRound),
    ...(shown.length < lines.length ? [words.firstOf(shown.length, lines.length)] : []),
    dayText(language, about.date),
  ].join(' · ')
  return framed(
    canvas,
    { language, name: about.name, below, link },
    table(canvas, shown, inColumn[shape], heading(language, 'tournament-points'), isFinal),
  )
}
