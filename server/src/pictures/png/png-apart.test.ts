import { inflateSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { bracketPicture } from '../bracket-picture.ts'
import { asked, bracketOf, standingsOf } from '../sample-views.suite.ts'
import { standingsPicture } from '../standings-picture.ts'
import { openPngs } from './png-apart.ts'

const pngs = openPngs()
afterAll(pngs.close)

/** Dot by dot, as a program that shows it reads it. */
const decoded = (png: Buffer | null) => {
  if (png === null) return expect.fail('not drawn')
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(png.subarray(at + 8, at + 8 + length))
    }
    at += length + 12
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const dots = inflateSync(Buffer.concat(parts))
  expect(dots.length).toBe(height * (width * 4 + 1))
  return { width, height, dots, values: new Set(dots).size }
}

const eight = ['Ana Lis', 'Bo Kern', 'Щука', 'Ελένη', 'Żaneta', 'Cid', 'Dee', 'Eve']
const standings = standingsPicture(standingsOf(eight), asked())

describe('a drawn picture', () => {
  it('is one, as large as it says, and not blank', async () => {
    const { width, height, values } = decoded(await pngs.of(standings))
    expect([width, height]).toEqual([1200, 630])
    expect(values).toBeGreaterThan(50)
    const large = Array.from({ length: 16 }, (_, at) => `Player ${at}`)
    const square = asked({ shape: 'square' })
    const bracket = decoded(await pngs.of(bracketPicture(bracketOf(large), square)))
    expect([bracket.width, bracket.height]).toEqual([2160, 2160])
  })

  it('is another one where something else is shown', async () => {
    const other = standingsPicture(standingsOf(eight.toReversed()), asked())
    const [one, two, again] = await Promise.all([
      pngs.of(standings),
      pngs.of(other),
      pngs.of(standings),
    ])
    expect(decoded(one).dots.equals(decoded(two).dots)).toBe(false)
    expect(decoded(one).dots.equals(decoded(again).dots)).toBe(true)
  })
})

describe('the thread that draws', () => {
  it('survives what cannot be drawn', async () => {
    expect(await pngs.of('<svg')).toBeNull()
    expect(await pngs.of(standings)).not.toBeNull()
  })

  it('is given up where it hangs, and nobody waits behind more than a few', async () => {
    const hanging = new URL('data:text/javascript,setInterval(() => {}, 1000)')
    const few = openPngs({ most: 2, patience: 50 }, hanging)
    const all = await Promise.all(Array.from({ length: 10 }, () => few.of(standings)))
    expect(all).toEqual(Array.from({ length: 10 }, () => null))
    await few.close()
  })

  it('draws nothing more once it is closed', async () => {
    const closed = openPngs()
    const drawing = closed.of(standings)
    await closed.close()
    expect(await drawing).toBeNull()
    expect(await closed.of(standings)).toBeNull()
  })
})
