import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { roundsByEntropy } from '../engine/testing/pairing/rounds-by-entropy.ts'
import { openBrowser } from './browser/browser.ts'

/** The rounds and all they need as one script for a page. */
const scriptOf = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(
          new URL('../engine/testing/pairing/rounds-by-entropy.ts', import.meta.url),
        ),
        formats: ['iife'],
        name: 'rounds',
      },
    },
  })
  const [bundle] = [built].flat()
  if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built')
  return bundle.output[0].code
}

it('the same entropy gives the same rounds here and in a browser', async () => {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await scriptOf() })
    const there = await page.evaluate(() => {
      const { rounds } = window as unknown as {
        readonly rounds: { readonly roundsByEntropy: () => string }
      }
      return rounds.roundsByEntropy()
    })
    const here = roundsByEntropy()
    expect(JSON.parse(here)).toHaveLength(112)
    expect(there === here).toBe(true)
  } finally {
    await browser.close()
  }
})
