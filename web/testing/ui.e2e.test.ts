import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '../../testing/browser/browser.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const axe = readFileSync(here('../../node_modules/axe-core/axe.min.js'), 'utf8')

let browser: Browser
let page: Page
let files: Rolldown.RolldownOutput['output']

/** Every control in one script: no page has all of them. */
const builtKit = async () => {
  const built = await build({
    root: here('..'),
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: here('../src/ui/every-control.suite.tsx'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  return (built as Rolldown.RolldownOutput).output
}

beforeAll(async () => {
  files = await builtKit()
  browser = await openBrowser()
})

afterAll(() => browser?.close())

beforeEach(async () => {
  page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' })
  page.setDefaultTimeout(5_000)
  await page.setContent('<!doctype html><html lang="en"><title>Kit</title><div id="root"></div>')
  for (const file of files) {
    if (file.type === 'chunk') await page.addScriptTag({ content: file.code })
    else if (file.fileName.endsWith('.css')) await page.addStyleTag({ content: `${file.source}` })
  }
  await page.getByRole('heading').waitFor()
  return () => page.close()
})

const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
/** What has the focus, by what it says. */
const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
const said = (id: string) => page.getByTestId(id).textContent()

/** What axe calls serious or critical. */
const violations = async (rules?: readonly string[]): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async (only) => {
    type Run = (root: Document, options: object) => Promise<AxeResults>
    const { run } = (window as unknown as { axe: { run: Run } }).axe
    const runOnly = only === undefined ? {} : { runOnly: { type: 'rule', values: only } }
    const found = await run(document, { resultTypes: ['violations'], ...runOnly })
    return found.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
  }, rules)
}

describe('every control', () => {
  it('is for everybody, in the light and in the dark', async () => {
    expect(await violations()).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(['color-contrast'])).toEqual([])
    await page.getByTestId('open').click()
    expect(await violations()).toEqual([])
  })
})

describe('a button', () => {
  it('is pressed by Enter and by the space bar', async () => {
    await page.getByTestId('send').focus()
    await press('Enter', 'Space')
    expect(await said('pressed')).toBe('2')
  })

  it('does nothing while what it began is pending, and keeps the focus', async () => {
    await page.getByTestId('begin').click()
    const send = page.getByTestId('send')
    expect(await send.getAttribute('aria-busy')).toBe('true')
    await send.focus()
    await press('Enter', 'Space')
    expect(await said('pressed')).toBe('0')
    expect(await focused()).toBe('Send')
  })

  it('that shows a sign alone has a name', async () => {
    expect(await page.getByRole('button', { name: 'Remove' }).count()).toBe(1)
  })
})

describe('a field', () => {
  it('is found by its label and tells its hint', async () => {
    const name = page.getByRole('textbox', { name: 'Name' })
    expect(await name.getAttribute('aria-describedby')).toMatch(/-hint$/)
    expect(
      await name.evaluate(
        (field) => (field as HTMLInputElement).ariaDescribedByElements?.[0]?.textContent,
      ),
    ).toBe('As on the slip')
  })

  it('takes digits alone where it wants a number, and says what is wrong with them', async () => {
    const table = page.getByRole('textbox', { name: 'Table' })
    await table.pressSequentially('1a3-')
    expect(await table.inputValue()).toBe('13')
    expect(await table.getAttribute('aria-invalid')).toBe('true')
    const error = await table.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${error}"]`).textContent()).toContain('no table 13')
    await press('4', '5', '6')
    expect(await table.inputValue()).toBe('1345')
    expect(await table.getAttribute('aria-invalid')).toBeNull()
  })

  it('shows a value that is no choice any more', async () => {
    const tier = page.getByRole('combobox', { name: 'Tier' })
    expect(await tier.inputValue()).toBe('gone')
    await tier.selectOption('Premier')
    expect(await tier.inputValue()).toBe('b')
    expect(await tier.locator('option').allTextContents()).toEqual(['Casual', 'Premier'])
  })

  it('is ticked by the space bar, and chosen by the arrows', async () => {
    await page.getByRole('checkbox').focus()
    await press('Space')
    expect(await page.getByRole('checkbox').isChecked()).toBe(true)
    await press('Tab', 'ArrowDown')
    expect(await page.getByRole('radio', { name: 'repair' }).isChecked()).toBe(true)
  })

  it('of several lines grows with them, up to where it would push the rest away', async () => {
    const missions = page.getByRole('textbox', { name: 'Missions' })
    expect(await missions.getAttribute('rows')).toBe('3')
    await missions.fill('1\n2\n3\n4')
    expect(await missions.getAttribute('rows')).toBe('4')
    await missions.fill('1\n2\n3\n4\n5\n6\n7')
    expect(await missions.getAttribute('rows')).toBe('5')
  })

  it('for a file hears of the same file again', async () => {
    const file = { name: 'day.json', mimeType: 'application/json', buffer: Buffer.from('{}') }
    await page.getByLabel('Choose a file').setInputFiles(file)
    await page.getByLabel('Choose a file').setInputFiles(file)
    expect(await said('files')).toBe('day.json day.json')
  })
})

describe('a choice', () => {
  const chosen = () => said('chosen')

  it('is one stop for Tab; the arrows go round, past what is disabled, and choose nothing', async () => {
    const group = page.getByRole('radiogroup', { name: 'Fruit' })
    await group.getByRole('radio', { name: 'Apple' }).focus()
    await press('ArrowRight', 'ArrowRight')
    expect(await focused()).toBe('Date')
    await press('ArrowRight')
    expect(await focused()).toBe('Apple')
    await press('End')
    expect(await focused()).toBe('Date')
    await press('ArrowLeft', 'ArrowUp', 'ArrowDown')
    expect(await focused()).toBe('Banana')
    expect(await chosen()).toBe('nothing')
    await press('Space')
    expect(await chosen()).toBe('Banana')
    await press('Home', 'Enter')
    expect(await chosen()).toBe('Apple')
    await press('End', 'Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=radiogroup]')?.ariaLabel),
    ).toBe('By thumb')
    await press('Shift+Tab')
    expect(await focused()).toBe('Apple')
  })

  it('by thumb is the browser’s own: an arrow chooses', async () => {
    const group = page.getByRole('radiogroup', { name: 'By thumb' })
    await group.getByRole('radio', { name: 'Apple' }).focus()
    await press('ArrowRight', 'ArrowRight')
    expect(await group.getByRole('radio', { name: 'Date' }).isChecked()).toBe(true)
  })
})

describe('tabs', () => {
  it('open what the arrows, Home and End reach, past what is disabled', async () => {
    const open = page.getByRole('tab', { selected: true })
    await open.focus()
    for (const [key, name] of [
      ['ArrowRight', 'Banana'],
      ['ArrowRight', 'Date'],
      ['ArrowRight', 'Apple'],
      ['ArrowLeft', 'Date'],
      ['Home', 'Apple'],
      ['End', 'Date'],
    ] as const) {
      await press(key)
      expect(await open.textContent()).toBe(name)
      expect(await focused()).toBe(name)
      expect(await page.getByRole('tabpanel', { name }).textContent()).toBe(`All about ${name}`)
    }
  })
})

describe('a dialog', () => {
  const question = () => page.getByRole('dialog', { name: 'Question' })
  const opened = async () => {
    await page.getByTestId('open').focus()
    await press('Enter')
    await question().waitFor()
  }
  const closed = async () => {
    // Not only out of sight: the page hears of it a moment later, and an Enter before that is lost.
    await page.locator('dialog[aria-label="Question"]').waitFor({ state: 'detached' })
    expect(await focused()).toBe('Open')
  }

  it('keeps the keyboard inside', async () => {
    await opened()
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName === 'DIALOG')
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab'] as const) {
      expect(await isInside()).toBe(true)
      await press(key)
    }
    expect(
      await page.evaluate(() => document.querySelector('#root button')?.matches(':focus')),
    ).toBe(false)
  })

  it('gives the focus back, closed by Escape, by its button or by a press beside it', async () => {
    await opened()
    await press('Escape')
    await closed()
    await opened()
    await page.getByRole('button', { name: 'Close' }).click()
    await closed()
    await opened()
    await page.mouse.click(2, 2)
    await closed()
  })

  it('gives the focus back when it is taken away while open', async () => {
    await opened()
    await page.getByRole('button', { name: 'Take away' }).click()
    await closed()
  })
})

describe('a popover', () => {
  const why = () => page.getByRole('dialog', { name: 'Why 12' })
  const opener = () => page.locator('[popovertarget]')

  it('opens beside its button and gives the focus back at Escape', async () => {
    await opener().focus()
    await press('Enter')
    await why().waitFor()
    const [button, panel] = await Promise.all([opener().boundingBox(), why().boundingBox()])
    expect(panel?.x).toBe(button?.x)
    const gap = Math.min(
      Math.abs((panel?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)),
      Math.abs((button?.y ?? 0) - (panel?.y ?? 0) - (panel?.height ?? 0)),
    )
    expect(gap).toBeLessThan(1)
    await press('Tab')
    expect(await focused()).toBe('Less')
    await press('Escape')
    await why().waitFor({ state: 'hidden' })
    expect(await opener().evaluate((button) => button.matches(':focus'))).toBe(true)
  })

  it('closes at a press elsewhere', async () => {
    await opener().click()
    await why().waitFor()
    await page.getByRole('heading').click()
    await why().waitFor({ state: 'hidden' })
  })
})

describe('a rule chip', () => {
  const chip = (rule: string) => page.getByRole('button', { name: rule, exact: true })
  const opened = (rule: string) => page.getByRole('dialog', { name: rule })

  it('opens by keyboard: what the rule says, what it did here, where it stands', async () => {
    await chip('XWEN-50').focus()
    await press('Enter')
    const panel = opened('XWEN-50')
    await panel.getByText('win 5, modified win 3').waitFor()
    expect(await panel.getByText('Anna gets 5.').count()).toBe(1)
    expect(await panel.getByText('section “Scoring”').count()).toBe(1)
    expect(await violations()).toEqual([])
    await press('Tab')
    expect(await focused()).toBe('×')
    await press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect(await focused()).toBe('XWEN-50')
  })

  it('leads to the rules beside it, and to the other languages', async () => {
    await chip('XWEN-49').click()
    const panel = page.locator('.rule-panel')
    await panel.getByText('scores 100 points').waitFor()
    await panel.getByRole('button', { name: 'XWEN-51' }).click()
    await panel.getByText('100 plus the difference').waitFor()
    expect(await panel.getByText('Anna gets 5.').count()).toBe(0)
    await panel.getByRole('button', { name: 'Deutsch' }).click()
    await panel.getByText('100 plus die Punktedifferenz').waitFor()
  })

  it('opens where a sentence names it, and leads to all rules of its document', async () => {
    await chip('XWEN-21').click()
    const panel = page.locator('.rule-panel')
    await panel.locator('.rule-here').getByText('Too many points.', { exact: true }).waitFor()
    await panel.getByRole('button', { name: 'All 70 rules' }).click()
    await panel.getByRole('button', { name: 'XWEN-63 Best against last' }).click()
    await panel.getByText('After that the bracket stays').waitFor()
    expect(await panel.locator('.rule-here').count()).toBe(0)
    expect(await violations()).toEqual([])
    await press('Escape')
  })

  it('gives way to another one, and to a second press', async () => {
    await chip('XWEN-50').click()
    await opened('XWEN-50').waitFor()
    await chip('XWEN-49').click()
    await opened('XWEN-49').waitFor()
    expect(await opened('XWEN-50').count()).toBe(0)
    await press('Escape')
    await opened('XWEN-49').waitFor({ state: 'hidden' })
  })

  it('opens inside a dialog, which stays', async () => {
    await page.getByTestId('open').click()
    await chip('XWEN-57').focus()
    await press('Enter')
    await opened('XWEN-57').getByText('Margin of Victory of 150').waitFor()
    await press('Escape')
    await opened('XWEN-57').waitFor({ state: 'hidden' })
    expect(await page.getByRole('dialog', { name: 'Question' }).count()).toBe(1)
    expect(await focused()).toBe('XWEN-57')
  })

  it('rises from the lower edge of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 760 })
    await chip('XWEN-50').click()
    await opened('XWEN-50').getByText('win 5').waitFor()
    const box = await opened('XWEN-50').boundingBox()
    expect([box?.x, box?.width]).toEqual([0, 390])
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(760, 0)
  })
})

describe('a combobox', () => {
  const field = () => page.getByRole('combobox', { name: 'Find' })
  const active = () =>
    field().evaluate(
      (input) =>
        document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
    )

  it('keeps the keyboard in the field while the arrows, Home and End go through what is found', async () => {
    await field().focus()
    expect(await active()).toBe('Apple')
    await press('ArrowUp')
    expect(await active()).toBe('Date')
    await press('ArrowDown', 'ArrowDown')
    expect(await active()).toBe('Banana')
    await press('End')
    expect(await active()).toBe('Date')
    await press('Home', 'Enter')
    expect(await said('taken')).toBe('Apple')
    expect(await field().evaluate((input) => input.matches(':focus'))).toBe(true)
  })

  it('begins at the best again with every letter, and takes nothing that is disabled', async () => {
    await field().focus()
    await press('End', 'c')
    expect(await page.getByRole('listbox').getByRole('option').allTextContents()).toEqual([
      'Cherry',
    ])
    expect(await active()).toBe('Cherry')
    await press('Enter')
    expect(await said('taken')).toBe('')
    await press('x')
    expect(await field().getAttribute('aria-activedescendant')).toBeNull()
    await press('Enter', 'ArrowDown')
    expect(await said('taken')).toBe('')
  })
})

it('a toast is said at once and goes when it is understood', async () => {
  const toast = page.getByRole('alert')
  expect(await toast.textContent()).toContain('Not taken')
  await page.getByRole('button', { name: 'Understood' }).click()
  expect(await toast.count()).toBe(0)
})

describe('a long table', () => {
  const whole = () => page.getByTestId('whole').count()
  const row = (place: number) => page.getByTestId('row').nth(place - 1)
  const opener = (place: number) => row(place).getByRole('button')
  const openLong = async () => {
    await page.getByTestId('long').click()
    await row(1000).waitFor({ state: 'attached' })
  }

  it('begins with what is in sight; right after, everybody is there by name', async () => {
    const counts = await page.evaluate(async () => {
      const rows = () => document.querySelectorAll('[data-testid=row]').length
      document.querySelector<HTMLElement>('[data-testid=long]')?.click()
      const seen: number[] = []
      while (seen.at(-1) !== 1000 && seen.length < 10_000) {
        await new Promise((resolve) => setTimeout(resolve, 0))
        if (rows() !== (seen.at(-1) ?? 0)) seen.push(rows())
      }
      return seen
    })
    // As many as the window has room for, and no more.
    expect(counts[0]).toBe(Math.ceil((page.viewportSize()?.height ?? 0) / 25))
    expect(counts.at(-1)).toBe(1000)
    // What the browser searches in, and what is read out.
    expect(await page.locator('main').innerText()).toContain('Player 987')
    expect(await page.getByRole('table', { name: 'Places' }).getByRole('row').count()).toBe(1001)
  })

  it('is drawn whole where somebody looks, and nowhere else', async () => {
    await openLong()
    const most = (3 * (page.viewportSize()?.height ?? 0)) / 25
    expect(await whole()).toBeLessThan(2 * most)
    expect(await opener(800).count()).toBe(0)
    await row(800).scrollIntoViewIfNeeded()
    await opener(800).waitFor()
    await expect.poll(whole).toBeLessThan(2 * most)
    // By the keyboard alone one gets from row to row, also into those that were far away.
    await opener(800).focus()
    for (let place = 801; place <= 880; place += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => opener(place).evaluate((one) => one.matches(':focus'))).toBe(true)
    }
  })

  it('keeps a row whole in which something is open, however far one scrolls on', async () => {
    await openLong()
    for (const place of [300, 301]) {
      await row(place).scrollIntoViewIfNeeded()
      await opener(place).waitFor()
    }
    await opener(300).click()
    await page.getByTestId('long').focus()
    await row(900).scrollIntoViewIfNeeded()
    await opener(900).waitFor()
    await expect.poll(() => opener(301).count()).toBe(0)
    expect(await opener(300).getAttribute('aria-expanded')).toBe('true')
  })

  it('is whole on paper, also for whoever prints at once, and as before afterwards', async () => {
    const [before, printed] = await page.evaluate(async () => {
      const drawn = () => document.querySelectorAll('[data-testid=whole]').length
      document.querySelector<HTMLElement>('[data-testid=long]')?.click()
      while (drawn() === 0) await new Promise((resolve) => setTimeout(resolve, 0))
      const seen = [drawn()]
      window.dispatchEvent(new Event('beforeprint'))
      seen.push(drawn())
      window.dispatchEvent(new Event('afterprint'))
      return seen
    })
    expect(before).toBeLessThan(1000)
    expect(printed).toBe(1000)
    await expect.poll(whole).toBeLessThan(500)
  })
})

it('who selects from a state is drawn anew for that alone', async () => {
  const before = await said('selected')
  await page.getByRole('button', { name: 'Count second' }).click()
  expect(await said('selected')).toBe(before)
  await page.getByRole('button', { name: 'Count first' }).click()
  expect(await said('selected')).toMatch(/^1 /)
})
