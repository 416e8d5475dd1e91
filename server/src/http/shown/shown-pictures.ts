import { createHash } from 'node:crypto'
import type { EventId } from '@topcut/engine'
import { shortCodeOf, shortPath } from '@topcut/protocol/short-address'
import type { Language } from '@topcut/protocol/words'
import { bracketPicture } from '../../pictures/bracket-picture.ts'
import type { Shape } from '../../pictures/canvas.ts'
import type { Pngs } from '../../pictures/png/png-apart.ts'
import { standingsPicture } from '../../pictures/standings-picture.ts'
import { type Packed, packText } from './packed.ts'
import type { Shown } from './shown-events.ts'

export const pictured = ['standings', 'bracket'] as const

type PictureAsked = {
  readonly event: EventId
  readonly of: (typeof pictured)[number]
  readonly shape: Shape
  readonly language: Language
  /** What stands in the picture to be typed: `topcut.example`. */
  readonly host: string
}

export type Picture = {
  readonly svg: Packed
  readonly pngTag: string
  /** Null where it cannot be drawn now. */
  readonly png: () => Promise<Buffer | null>
}

/** How many drawn pictures are kept; each has about 100 kB. */
const room = 64

/**
 * Pictures of what is published, each made once however many ask. A drawn one is known by what it
 * shows: the next result entered does not have it drawn again.
 */
export const openShownPictures = (pngs: Pngs) => {
  const known = new WeakMap<Shown, Map<string, Picture>>()
  const drawn = new Map<string, Promise<Buffer | null>>()

  const drawnOf = (tag: string, svg: string): Promise<Buffer | null> => {
    const before = drawn.get(tag)
    const png = before ?? pngs.of(svg)
    drawn.delete(tag)
    drawn.set(tag, png)
    const [oldest] = drawn.keys()
    if (drawn.size > room && oldest !== undefined) drawn.delete(oldest)
    if (before === undefined)
      void png.then((made) => {
        // Whoever asks later may be luckier.
        if (made === null && drawn.get(tag) === png) drawn.delete(tag)
      })
    return png
  }

  const make = (now: Shown, { event, of, shape, language, host }: PictureAsked): Picture => {
    const link = `${host}${shortPath(shortCodeOf(event))}`
    const given = { about: now.view('event'), language, shape, link }
    const text =
      of === 'bracket'
        ? bracketPicture(now.view('bracket'), given)
        : standingsPicture(now.view('standings'), given)
    const pngTag = `"png-${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    return {
      svg: packText(text, 'image/svg+xml; charset=utf-8'),
      pngTag,
      png: () => drawnOf(pngTag, text),
    }
  }

  return (now: Shown, asked: PictureAsked): Picture => {
    const made = known.get(now) ?? new Map<string, Picture>()
    known.set(now, made)
    const key = [asked.of, asked.shape, asked.language, asked.host].join(' ')
    const picture = made.get(key) ?? make(now, asked)
    made.set(key, picture)
    return picture
  }
}
