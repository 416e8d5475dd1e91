import { setTimeout as sleep } from 'node:timers/promises'

/** One source of input and what it does, as WebDriver and WebDriver BiDi both write it down. */
type InputSource = {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly actions: readonly object[]
}

/** What an engine has to do by itself; everything else is the same in all of them. */
type Driver = {
  readonly goTo: (url: string) => Promise<void>
  /** Evaluates an expression that is a text. */
  readonly evaluate: (expression: string) => Promise<string>
  readonly act: (sources: readonly InputSource[]) => Promise<void>
  readonly setCookie: (url: string, name: string, value: string) => Promise<void>
  /** What is in sight, as a PNG. */
  readonly picture: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

export type Colours = 'light' | 'dark'

export type WindowSize = { readonly width: number; readonly height: number }

export type OpenedEngine = {
  readonly openWindow: (size: WindowSize) => Promise<DrivenWindow>
  readonly close: () => Promise<void>
}

/** Longer than anything should take: whoever waits in vain must still hear for what. */
const patience = 60_000

const byTestId = (id: string): string => `[data-testid="${id}"]`

/** In the page: where somebody would press, once nothing lies over it. */
const spotOf = (selector: string): readonly [number, number] | null => {
  const element = document.querySelector<HTMLInputElement>(selector)
  if (element === null) return null
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  const isHit = element.contains(hit) || element.labels?.[0]?.contains(hit) === true
  return isHit ? [x, y] : null
}

/** A window of a browser, driven as a person would, whichever engine draws it. */
export const drivenWindow = (driver: Driver) => {
  const evaluate = async <A extends readonly unknown[], R>(
    run: (...args: A) => R,
    ...args: A
  ): Promise<R> =>
    JSON.parse(
      await driver.evaluate(`JSON.stringify((${run})(...${JSON.stringify(args)})) ?? 'null'`),
    )

  /** Asks the page until it has an answer. */
  const until = async <A extends readonly unknown[], R>(
    what: string,
    run: (...args: A) => R | null | false,
    ...args: A
  ): Promise<R> => {
    const end = Date.now() + patience
    for (;;) {
      // A page that is just being left answers with an error.
      const found = await evaluate(run, ...args).catch((fault: unknown) => {
        if (Date.now() > end) throw fault
        return null
      })
      if (found !== null && found !== false) return found as R
      if (Date.now() > end) {
        const text = await evaluate(() => `${location.href}\n${document.body.innerText}`)
        throw new Error(`waited in vain for ${what} at ${text}`)
      }
      await sleep(100)
    }
  }

  const waitFor = (selector: string): Promise<boolean> =>
    until(selector, (wanted) => document.querySelector(wanted) !== null, selector)

  /** The text of the first such element, once it matches. */
  const says = (selector: string, wanted: RegExp): Promise<string> =>
    until(
      `${wanted} in ${selector}`,
      (where, pattern, flags) => {
        const text = document.querySelector(where)?.textContent ?? null
        return text !== null && new RegExp(pattern, flags).test(text) ? text : null
      },
      selector,
      wanted.source,
      wanted.flags,
    )

  const press = async (selector: string): Promise<void> => {
    let before: readonly number[] = []
    for (;;) {
      // Pressed where it was a moment ago, something that still moves would be missed.
      const spot = await until(`${selector}, to press it`, spotOf, selector)
      if (`${spot}` === `${before}`) break
      before = spot
    }
    const [x, y] = before
    const actions = [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await driver.act([{ type: 'pointer', id: 'hand', actions }])
  }

  const type = async (text: string): Promise<void> => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await driver.act([{ type: 'key', id: 'keys', actions }])
  }

  return {
    goTo: driver.goTo,
    setCookie: driver.setCookie,
    picture: driver.picture,
    close: driver.close,
    evaluate,
    until,
    waitFor,
    says,
    by: byTestId,
    press,
    type,
    /** Presses a field, and types what it is to hold. */
    fill: async (selector: string, text: string): Promise<void> => {
      await press(selector)
      await evaluate((where) => document.querySelector<HTMLInputElement>(where)?.select(), selector)
      await type(text)
      await until(
        `${text} in ${selector}`,
        (where, wanted) => document.querySelector<HTMLInputElement>(where)?.value === wanted,
        selector,
        text,
      )
    },
    /** Marks the document: a reload would lose the mark. */
    mark: () => evaluate(() => void Object.assign(window, { isSameDocument: true })),
    isSameDocument: () => evaluate(() => 'isSameDocument' in window),
  }
}

export type DrivenWindow = ReturnType<typeof drivenWindow>
