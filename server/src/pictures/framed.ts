import type { Language } from '@topcut/protocol/words'
import { escaped } from '../feeds/markup.ts'
import type { Canvas } from './canvas.ts'
import { face, ink } from './ink.ts'
import { inOneLine, lettered } from './lettered.ts'

/** What every picture says around what it shows. */
type Framed = {
  readonly language: Language
  readonly name: string
  /** Below the name: what is shown, and the day. */
  readonly below: string
  /** Where it can be followed: `topcut.example/events/x/public`. */
  readonly link: string
}

const brand = (right: number, base: number, size: number): string => {
  const scale = size / 20
  const left = right - size * 5
  return `<g transform="translate(${left} ${base - size * 0.86}) scale(${scale})" fill="none"><path d="M2 3.5h16M2 8h11" stroke="${ink.ink}" stroke-width="2.6"/><path d="M0 12.3h20" stroke="${ink.next}" stroke-width="1.6" stroke-dasharray="3.2 2"/><path d="M2 16.6h7" stroke="${ink.quiet}" stroke-width="2.6"/></g>`
}

/** A whole picture: band, body and foot. Texts alone come from outside, and they are escaped. */
export const framed = (canvas: Canvas, { language, name, below, link }: Framed, body: string) => {
  const { width, height, edge, band, foot } = canvas
  const room = width - 2 * edge
  const base = height - foot * 0.36
  const small = foot * 0.42
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" xml:lang="${language}" font-family="${face}">`,
    `<title>${escaped(inOneLine(`${name}: ${below}`))}</title>`,
    `<rect width="${width}" height="${height}" fill="${ink.surface}"/>`,
    `<rect width="${width}" height="${band}" fill="${ink.band}"/>`,
    `<rect y="${band}" width="${width}" height="5" fill="${ink.next}"/>`,
    lettered(name, {
      ...{ x: edge, y: band * 0.48, size: canvas.name, room, weight: 700, fill: ink.bandInk },
    }),
    lettered(below, {
      ...{ x: edge, y: band * 0.83, size: canvas.below, room, fill: ink.bandQuiet },
    }),
    body,
    lettered(link, { x: edge, y: base, size: small, room: room - small * 6, fill: ink.quiet }),
    brand(width - edge, base, small),
    lettered('Topcut', {
      ...{ x: width - edge, y: base, size: small, room: small * 5, anchor: 'end' },
      ...{ weight: 700, fill: ink.ink },
    }),
    '</svg>',
  ].join('\n')
}
