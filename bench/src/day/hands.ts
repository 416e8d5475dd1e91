import type { Locator, Page } from 'playwright-core'

/** What one task takes of whoever sits at the desk. */
export type Effort = {
  /** Keys held together: Ctrl Enter. */
  readonly chords: number
  /** Single keys that do something: Enter, a letter that leads somewhere. */
  readonly keys: number
  /** What is written: names, scores, reasons. */
  readonly letters: number
  readonly clicks: number
  readonly seconds: number
  /** Seconds of them in which the keys of the next step do nothing, after a step. */
  readonly rested: number
}

const nothing = { chords: 0, keys: 0, letters: 0, clicks: 0, rested: 0 }

export type Hands = ReturnType<typeof handsAt>

/** One pair of hands at a desk: everything they press is counted. */
export const handsAt = (page: Page) => {
  let counted = nothing
  const by = (id: string): Locator => page.getByTestId(id)
  const count = (part: keyof typeof counted, more = 1) => {
    counted = { ...counted, [part]: counted[part] + more }
  }

  const chord = async (keys: string) => {
    count('chords')
    await page.keyboard.press(keys)
  }
  /** Looked for with every picture: what is looked for now and then seems to come late. */
  const isThere = (selector: string) =>
    page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector)
  const isGone = (selector: string) =>
    page.waitForFunction((gone) => document.querySelector(gone) === null, selector)
  const version = async () => Number(await by('version').getAttribute('data-version'))

  /** By the keys of the one button, once it is this step: whoever is faster is not heard. */
  const stepKeys = async (name: string, how = '') => {
    const button = `[data-testid="primary"][data-step="${name}"]${how}:not([aria-busy="true"])`
    await isThere(button)
    const since = performance.now()
    await isThere(`${button}:not([data-resting])`)
    count('rested', (performance.now() - since) / 1000)
    await chord('Control+Enter')
  }
  /** The next step, which has to be this one, by its keys; publishing is asked once. */
  const step = async (name: string) => {
    const before = await version()
    await stepKeys(name)
    if (name === 'publish-round') await stepKeys(name, '[data-asked]')
    await page.waitForFunction((known) => {
      const shown = document.querySelector('[data-testid="version"]')
      return Number(shown?.getAttribute('data-version')) > known
    }, before)
  }

  return {
    page,
    by,
    isThere,
    isGone,
    chord,
    step,
    stepKeys,
    key: async (key: string) => {
      count('keys')
      await page.keyboard.press(key)
    },
    type: async (text: string) => {
      count('letters', text.length)
      await page.keyboard.type(text)
    },
    /** What was copied elsewhere lies ready. */
    hasCopied: (text: string) =>
      page.evaluate((copied) => navigator.clipboard.writeText(copied), text),
    click: async (target: Locator) => {
      count('clicks')
      await target.click()
    },
    /** What is done from here on, counted and timed. */
    measured: async (does: () => Promise<void>): Promise<Effort> => {
      counted = nothing
      const since = performance.now()
      await does()
      return { ...counted, seconds: (performance.now() - since) / 1000 }
    },
  }
}
