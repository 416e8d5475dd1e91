import type { Locator, Page } from 'playwright-core'

/** What one task takes of whoever sits at the desk. */
type Effort = {
  readonly chords: number
  readonly keys: number
  readonly clicks: number
  readonly seconds: number
}

export type Hands = ReturnType<typeof handsAt>

/** So long after a step the desk takes no other by the same keys. */
const pause = 1000

/** One pair of hands at a desk: everything they press is counted. */
export const handsAt = (page: Page) => {
  let counted = { chords: 0, keys: 0, clicks: 0 }
  let steppedAt = 0
  const by = (id: string): Locator => page.getByTestId(id)
  const count = (part: keyof typeof counted, more = 1) => {
    counted = { ...counted, [part]: counted[part] + more }
  }

  const chord = async (keys: string) => {
    count('chords')
    await page.keyboard.press(keys)
  }
  const version = async () => Number(await by('version').getAttribute('data-version'))

  /** Once the second is over: whoever is faster is not heard. */
  const stepKeys = async () => {
    await page.waitForTimeout(Math.max(0, steppedAt + pause - performance.now()))
    await chord('Control+Enter')
    steppedAt = performance.now()
  }
  /** The next step, which has to be this one, by its keys; publishing is asked once. */
  const step = async (name: string) => {
    const before = await version()
    const primary = page.locator(`[data-testid="primary"][data-step="${name}"]`)
    await primary.waitFor()
    await stepKeys()
    if (name === 'publish-round') {
      await page.locator('[data-testid="primary"][data-asked]').waitFor()
      await stepKeys()
    }
    await page.waitForFunction((known) => {
      const shown = document.querySelector('[data-testid="version"]')
      return Number(shown?.getAttribute('data-version')) > known
    }, before)
    steppedAt = performance.now()
  }

  return {
    page,
    by,
    version,
    chord,
    step,
    stepKeys,
    key: async (key: string) => {
      count('keys')
      await page.keyboard.press(key)
    },
    type: async (text: string) => {
      count('keys', text.length)
      await page.keyboard.type(text)
    },
    /** What was copied elsewhere. */
    paste: async (text: string) => {
      count('chords')
      await page.keyboard.insertText(text)
    },
    click: async (target: Locator) => {
      count('clicks')
      await target.click()
    },
    /** What is done from here on, counted and timed. */
    measured: async (does: () => Promise<void>): Promise<Effort> => {
      counted = { chords: 0, keys: 0, clicks: 0 }
      const since = performance.now()
      await does()
      return { ...counted, seconds: (performance.now() - since) / 1000 }
    },
  }
}
