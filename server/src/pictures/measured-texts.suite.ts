import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { openFonts } from './png/fonts.ts'

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
const ready = initWasm(readFileSync(wasm))

type Measured = {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const unescaped = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))

/** Every text of a picture with the room that its letters really take; throws on what is no XML. */
export const measuredTexts = async (svg: string): Promise<readonly Measured[]> => {
  await ready
  const font = { fontBuffers: openFonts()(svg), defaultFontFamily: 'Arimo' }
  new Resvg(svg, { font }).free()
  const [root = ''] = /<svg [^>]*>/.exec(svg) ?? []
  return [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].flatMap(([element, text = '']) => {
    const alone = new Resvg(`${root}${element}</svg>`, { font })
    const box = alone.getBBox()
    alone.free()
    if (box === undefined) return []
    const { x, y, width, height } = box
    return [{ text: unescaped(text), left: x, right: x + width, top: y, bottom: y + height }]
  })
}
