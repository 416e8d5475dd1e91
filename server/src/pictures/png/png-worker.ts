/** Runs as a thread of its own, for `png-apart.ts`: draws pictures dot by dot. */
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { openFonts } from './fonts.ts'
import { packageFile } from './package-file.ts'
import type { PngAnswered, PngAsked } from './png-apart.ts'

const ready = initWasm(readFileSync(packageFile('@resvg/resvg-wasm/index_bg.wasm')))
const fontsFor = openFonts()

const draw = (svg: string): Uint8Array => {
  const drawing = new Resvg(svg, {
    font: { fontBuffers: fontsFor(svg), defaultFontFamily: 'Arimo', sansSerifFamily: 'Arimo' },
  })
  try {
    const picture = drawing.render()
    try {
      return picture.asPng()
    } finally {
      picture.free()
    }
  } finally {
    drawing.free()
  }
}

const answer = async ({ id, svg }: PngAsked): Promise<PngAnswered> => {
  try {
    await ready
    return { id, png: draw(svg) }
  } catch (fault) {
    return { id, fault: fault instanceof Error ? `${fault.stack}` : String(fault) }
  }
}

parentPort?.on('message', async (asked: PngAsked) => parentPort?.postMessage(await answer(asked)))
