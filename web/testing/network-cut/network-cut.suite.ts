import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { startTopcut } from '../../../testing/topcut-process.ts'
import type { DeskWindow } from '../desk-window.suite.ts'
import { openBigHall } from '../many-results/many-results.suite.ts'

const enter = async ({ page, by }: DeskWindow, ...lines: readonly string[]) => {
  await by('lane').focus()
  for (const line of lines) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
}

const shownAt = async (desk: DeskWindow, table: number): Promise<string> => {
  await desk.resultAt(table).waitFor()
  return (await desk.resultAt(table).innerText()).replaceAll('\u00a0', ' ')
}

/**
 * The desk's network is cut in the middle of result entry while a judge elsewhere enters another
 * score for one of the same tables; then it comes back.
 */
export const cutNetwork = async (browser: Browser, seconds: number): Promise<void> => {
  const topcut = await startTopcut({ args: ['--host', '0.0.0.0'] })
  try {
    const { prepare, openDesk, openJudge } = await openBigHall(topcut)
    const { event, give, logged } = await prepare(16, 3)
    for (const kind of ['pair-round', 'publish-round', 'start-clock']) await give({ kind })
    const desk = await openDesk(browser, event)
    const judge = await openJudge(browser, event)
    await enter(desk, '1 100 30 d', '2 71 60 t')
    expect(await shownAt(desk, 2)).toBe('71 – 60')

    const networkIsBack = await desk.cutOff()
    await enter(desk, '3 100 10 d', '4 100 30 d', '5 20 100 d')
    await enter(judge, '4 40 20 t', '6 100 50 d')
    expect(await shownAt(judge, 6)).toBe('100 – 50')
    // The page says that it is cut off, what waits, and for how long.
    const lost = desk.by('lost')
    await lost.filter({ hasText: '3 steps wait to be sent' }).waitFor()
    const told = await lost.innerText()
    await desk.page.waitForTimeout(seconds * 1_000)
    expect(await lost.innerText()).not.toBe(told)
    for (const table of [3, 4, 5]) expect(await desk.resultAt(table).count()).toBe(0)
    await networkIsBack()

    await desk.isConnected('live')
    await lost.waitFor({ state: 'detached' })
    const overtaken = desk.by('overtaken')
    await overtaken.waitFor()
    expect(await overtaken.innerText()).toMatch(/40\s–\s20.*100\s–\s30/s)
    expect(await shownAt(desk, 3)).toBe('100 – 10')
    expect(await shownAt(desk, 4)).toBe('40 – 20')
    expect(await shownAt(desk, 5)).toBe('20 – 100')
    expect(await shownAt(desk, 6)).toBe('100 – 50')

    // Nothing lost, nothing doubled, nothing overwritten; the choice is made by a person.
    const results = async () => {
      const { log, matches } = await logged()
      const tables = new Map(matches.map(({ match, table }) => [match, table]))
      return log.flatMap(({ fact }) =>
        fact.kind === 'result-entered' || fact.kind === 'result-amended'
          ? [`${fact.kind} ${tables.get(fact.match)}`]
          : [],
      )
    }
    expect((await results()).toSorted()).toEqual(
      [1, 2, 3, 4, 5, 6].map((table) => `result-entered ${table}`),
    )
    await overtaken.getByRole('button').first().click()
    await desk.by('table-4').getByTestId('reason').fill('the slip says so')
    await desk.by('table-4').getByTestId('enter').click()
    await overtaken.waitFor({ state: 'detached' })
    // On its way the old one still stands there.
    await desk
      .resultAt(4)
      .filter({ hasText: /100\s–\s30/ })
      .waitFor()
    expect((await results()).filter((one) => one.endsWith(' 4'))).toEqual([
      'result-entered 4',
      'result-amended 4',
    ])
    await judge
      .by('table-4')
      .getByText(/100\s–\s30/)
      .waitFor()
    expect([...desk.complaints, ...judge.complaints]).toEqual([])
    await desk.page.context().close()
    await judge.page.context().close()
  } finally {
    await topcut.stop()
  }
}
