import type { Page } from 'playwright-core'
import { type Acknowledged, watchAcknowledgements } from './watch-acknowledgements.ts'

/** So many slips by the keyboard alone; milliseconds from each Enter to its row. */
export const enterSlips = async (
  page: Page,
  slips: number,
  isAwaited: boolean,
): Promise<readonly number[]> => {
  await page.evaluate(watchAcknowledgements)
  await page.keyboard.press('f')
  for (let table = 1; table <= slips; table += 1) {
    await page.keyboard.type(`${table} 100 ${table % 90} d`)
    await page.keyboard.press('Enter')
    if (isAwaited) await page.waitForFunction(isTaken, table)
  }
  await page.waitForFunction(areTaken, slips)
  const times = await page.evaluate(() => (window as unknown as Acknowledged).acknowledged)
  return Object.values(times)
}

const isTaken = (table: number) => table in (window as unknown as Acknowledged).acknowledged
const areTaken = (count: number) =>
  Object.keys((window as unknown as Acknowledged).acknowledged).length === count
