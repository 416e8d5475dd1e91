import type { Hands } from './hands.ts'

/** Something that is done again and again on such a day, and what it took in an earlier version. */
type Task = {
  readonly name: string
  readonly before: string
  /** So many of the same: what one of them takes. */
  readonly of?: number
  readonly does: () => Promise<void>
}

const players = [
  ...['Ana Lis', 'Bo Kern', 'Carla Nowik', 'Cid Marr', 'Dot Vance', 'Emil Stroud', 'Freya Lang'],
  ...['Greta Holm', 'Hanna Vogt', 'Ivo Marek', 'Jonas Rehn', 'Kaja Sobel', 'Lena Oswin'],
  ...['Mira Kost', 'Nils Aker', 'Olga Pavić', 'Piet Dorn', 'Quinn Harte', 'Rosa Iben'],
  ...['Sven Talle', 'Tilda Mroz', 'Udo van Krems'],
]

const onPaper = 'the lists are on paper'

/** From the empty form to the champion, as an organizer goes through it. */
export const playDay = async (hands: Hands, task: (one: Task) => Promise<void>): Promise<void> => {
  const { by, page } = hands
  const isAt = (step: string) =>
    page.locator(`[data-testid="primary"][data-step="${step}"]`).waitFor()
  const openTables = async (): Promise<readonly number[]> => {
    const chips = by('missing-tables').getByRole('button')
    return (await chips.allTextContents()).map(Number)
  }
  const resultAt = (table: number) => by(`table-${table}`).getByTestId('result')

  /** Every slip by the fast lane, which offers the next table by itself. */
  const enterSlips = async (tables: readonly number[]) => {
    await hands.key('Escape')
    await hands.key('f')
    await hands.type(`${tables[0]} `)
    for (const table of tables) {
      await hands.type(table % 3 === 0 ? `67 ${40 + table} t` : `100 ${12 + table} d`)
      await hands.key('Enter')
      await resultAt(table).waitFor()
    }
  }
  const slips = async () => {
    const tables = await openTables()
    await task({
      name: 'one result',
      before: '8–10 keys, 0.04 s',
      of: tables.length,
      does: () => enterSlips(tables),
    })
  }
  const reasonIfAsked = async (done: string) => {
    const reason = by('trouble').locator('input')
    await page.locator(done).or(reason).first().waitFor()
    if ((await reason.count()) === 0) return
    await hands.type(onPaper)
    await hands.key('Enter')
    await page.locator(done).first().waitFor()
  }
  const betweenRounds = () =>
    task({
      name: 'between rounds',
      before: '4 chords',
      does: async () => {
        for (const step of ['close-round', 'pair-round', 'publish-round', 'enter-results']) {
          await hands.step(step)
        }
        await page.locator('[data-testid="status"][data-status="playing"]').first().waitFor()
      },
    })

  await task({
    name: 'create the tournament',
    before: '4 fields, 1 click',
    does: async () => {
      await hands.click(by('event-name'))
      await hands.type('Harbour City Open')
      await hands.click(by('event-expected'))
      await hands.chord('Control+A')
      await hands.type('22')
      await hands.key('Enter')
      await by('add-players').waitFor()
    },
  })
  await task({
    name: 'register 22, pasted',
    before: 'paste, 1 click',
    does: async () => {
      await hands.click(by('add-players'))
      await hands.paste(players.join('\n'))
      await hands.chord('Control+Enter')
      await by(`player-${players.length}`).waitFor()
      await isAt('check-in-players')
    },
  })
  await task({
    name: 'check in all 22',
    before: '1 chord',
    does: async () => {
      await hands.step('check-in-players')
      await isAt('announce-event')
    },
  })
  await task({
    name: 'announce → clock of round 1 runs',
    before: '5 chords, a reason',
    does: async () => {
      await hands.step('announce-event')
      await isAt('start-stage')
      await hands.stepKeys()
      await reasonIfAsked('[data-testid="primary"][data-step="publish-round"]')
      for (const step of ['publish-round', 'enter-results']) await hands.step(step)
      await page.locator('[data-testid="status"][data-status="playing"]').first().waitFor()
    },
  })

  await task({
    name: 'drop a player',
    before: 'about 9 keys',
    does: async () => {
      await hands.key('/')
      await hands.type('drop bo')
      await by('found').first().waitFor()
      await hands.key('ArrowDown')
      await hands.key('Enter')
      await by('done').getByText('Bo Kern').waitFor()
    },
  })
  await task({
    name: 'late entry',
    before: 'the name, 1 click',
    does: async () => {
      await hands.key('p')
      await hands.click(by('add-players'))
      await hands.type('Vera Lund')
      await hands.chord('Control+Enter')
      await reasonIfAsked(`[data-testid="player-${players.length + 1}"]`)
    },
  })
  await task({
    name: 'no-show',
    before: '–',
    does: async () => {
      await hands.key('Escape')
      await hands.key('2')
      await by('table-2').locator('.result-form').waitFor()
      await hands.click(by('table-panel').locator('.no-show button').first())
      await resultAt(2).waitFor()
    },
  })
  await slips()
  await betweenRounds()

  const pairs = () =>
    page.locator('.tables .seat .name').evaluateAll((seats) => seats.map((one) => one.textContent))
  const known = await pairs()
  await task({
    name: 'amend round 1 while round 2 is played',
    before: '2 clicks, 2 scores, reason, choice',
    does: async () => {
      await hands.click(page.getByRole('radio', { name: 'Round 1' }))
      await hands.click(by('table-1').locator('.t'))
      await hands.click(by('table-1').getByTestId('amend'))
      await hands.click(by('table-1').getByTestId('score-first'))
      await hands.chord('Control+A')
      await hands.type('13')
      await hands.key('Tab')
      await hands.type('100')
      await by('repair-leave').waitFor()
      await hands.click(by('table-1').getByTestId('reason'))
      await hands.type('read the wrong way round')
      await hands.key('Enter')
      await by('amend-panel').waitFor({ state: 'detached' })
    },
  })
  await hands.click(page.getByRole('radio', { name: 'Round 2' }))
  await by('lane').waitFor()
  if (`${await pairs()}` !== `${known}`) throw new Error('the amendment has moved players')
  await task({
    name: 'undo it',
    before: '2 presses, half of it',
    does: async () => {
      await hands.chord('Control+Z')
      await by('undo-asked').waitFor()
      await hands.key('Enter')
      await by('done').getByText('Undone').waitFor()
    },
  })
  await task({
    name: 'reload the desk',
    before: '0.47 s',
    does: async () => {
      await page.reload()
      await by('table-1').waitFor()
    },
  })

  for (;;) {
    await slips()
    // The last round of the stage: what comes after it is the cut, not another round.
    await hands.step('close-round')
    const next = page.locator('[data-testid="primary"]:not([data-step="close-round"])')
    const step = await next.getAttribute('data-step')
    if (step !== 'pair-round') break
    for (const one of ['pair-round', 'publish-round', 'enter-results']) await hands.step(one)
  }
  await task({
    name: 'cut → clock of the semi-final runs',
    before: '5 chords',
    does: async () => {
      for (const step of ['make-cut', 'start-stage', 'publish-round', 'enter-results']) {
        await hands.step(step)
      }
    },
  })
  await slips()
  await betweenRounds()
  await slips()
  await task({
    name: 'final → champion',
    before: '–',
    does: async () => {
      await hands.step('close-round')
      await hands.step('finish-event')
      await by('champion').waitFor()
    },
  })
}
