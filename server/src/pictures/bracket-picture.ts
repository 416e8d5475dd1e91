import type { PlayerId, PublicBracket } from '@topcut/engine'
import { bracketColumns, type DrawnGame } from '@topcut/protocol/bracket'
import { dayText } from '@topcut/protocol/words'
import { bracketPlaces } from './bracket-places.ts'
import { type Canvas, canvasOf, type Shape } from './canvas.ts'
import { coverPicture } from './cover-picture.ts'
import { framed } from './framed.ts'
import { ink } from './ink.ts'
import { lettered, letteredRow } from './lettered.ts'
import { pictureWords } from './picture-words.ts'
import { sideName } from './side-name.ts'
import { textWidth } from './text-width.ts'
import type { ToPicture } from './to-picture.ts'

/** More players, or two sides, need the larger picture. */
const inSmall = 8

type Look = {
  readonly columnWidth: number
  readonly row: number
  readonly champion: PlayerId | null
  readonly loserOf: (game: string) => string
}

const slot = (
  { slots, winner, table, from, side }: DrawnGame,
  at: 0 | 1,
  [x, y]: readonly [number, number],
  { columnWidth, row, champion, loserOf }: Look,
): string => {
  const one = slots[at]
  const source = from[at]
  // Names of usual length are as large as each other.
  const size = Math.min(row * 0.6, columnWidth / 11)
  const inset = size * 0.4
  if (one === null) {
    // From where a winner comes, a line tells.
    const isTold = side === 'losers' && source?.as === 'loser'
    const how = { x: x + inset, size: size * 0.8, room: columnWidth - 2 * inset }
    return isTold ? letteredRow(loserOf(source.game), { ...how, fill: ink.quiet }, y, row) : ''
  }
  const result = table?.result ?? null
  const score = result !== null && 'score' in result ? `${result.score?.[at] ?? ''}` : ''
  const forScore = score === '' ? 0 : size * (0.4 + textWidth(score))
  const isWinner = one.player === winner
  const weight = isWinner ? 700 : 400
  const isLast = isWinner && one.player === champion
  return [
    isLast
      ? `<rect x="${x}" y="${y}" width="${columnWidth}" height="${row}" fill="${ink.nextSoft}"/>`
      : '',
    letteredRow(
      sideName(one),
      {
        ...{ x: x + inset, size, room: columnWidth - 2 * inset - forScore, weight },
        fill: winner === null || isWinner ? ink.ink : ink.quiet,
      },
      y,
      row,
    ),
    score === ''
      ? ''
      : lettered(score, {
          ...{ x: x + columnWidth - inset, y: y + row / 2 + size * 0.35, size },
          ...{ room: forScore, weight, anchor: 'end', fill: ink.ink },
        }),
  ].join('')
}

/** How large a picture of it has to be. */
export const bracketCanvas = (bracket: PublicBracket | null, shape: Shape): Canvas =>
  canvasOf(shape, bracket !== null && (bracket.chart.length > 0 || bracket.seeds.length > inSmall))

/** All games from the first to the last, both sides where two defeats are needed. */
export const bracketPicture = (bracket: PublicBracket | null, given: ToPicture): string => {
  if (bracket === null) return coverPicture(given)
  const { about, language, shape, link } = given
  const words = pictureWords(language, about)
  const columns = bracketColumns(bracket)
  const isChart = bracket.chart.length > 0
  const canvas = bracketCanvas(bracket, shape)
  const { columnWidth, row, heads, games, lines, losersFrom, xOf } = bracketPlaces(columns, canvas)
  const { edge, width } = canvas
  const { champion } = bracket
  const look = { columnWidth, row, champion: champion?.player ?? null, loserOf: words.loserOf }
  const size = canvas.below * 0.72
  const drawn = games.map(({ game, x, y }) =>
    [
      `<rect x="${x}" y="${y}" width="${columnWidth}" height="${2 * row}" fill="none" stroke="${ink.lineMid}" stroke-width="1.5" rx="3"/>`,
      slot(game, 0, [x, y], look),
      `<path d="M${x} ${y + row}h${columnWidth}" stroke="${ink.line}" stroke-width="1.5"/>`,
      slot(game, 1, [x, y + row], look),
      isChart
        ? lettered(game.id, {
            ...{
              x,
              y: y - row * 0.12,
              size: Math.min(row * 0.4, size),
              room: columnWidth,
              fill: ink.quiet,
            },
          })
        : '',
    ].join(''),
  )
  const body = [
    ...columns.map(({ name }, at) =>
      lettered(words.called(name), {
        ...{ x: xOf(at), y: heads, size, room: columnWidth, weight: 700, fill: ink.quiet },
      }),
    ),
    `<g fill="none" stroke="${ink.lineMid}" stroke-width="2">${lines.map((path) => `<path d="${path}"/>`).join('')}</g>`,
    ...(losersFrom === null
      ? []
      : [
          `<rect x="${edge}" y="${losersFrom + size}" width="${width - 2 * edge}" height="2" fill="${ink.line}"/>`,
          lettered(words.losersSide, {
            ...{ x: edge, y: losersFrom + 2.4 * size, size, room: columnWidth * 2 },
            ...{ weight: 700, fill: ink.quiet },
          }),
        ]),
    ...drawn,
  ]
  const title = champion === null ? words.bracket : words.champion(sideName(champion))
  const below = `${title} · ${dayText(language, about.date)}`
  return framed(canvas, { language, name: about.name, below, link }, body.join('\n'))
}
