import type { Hands } from './hands.ts'

/** Something that is done again and again on such a day, and what it took in an earlier version. */
type Task = {
  readonly name: string
  readonly before: string
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
  const { by, page, isThere, isGone } = hands
  const id = (name: string) => `[data-testid="${name}"]`
  const isAt = (step: string) => isThere(`${id('primary')}[data-step="${step}"]`)
  const openTables = async (): Promise<readonly number[]> => {
    const chips = by('missing-tables').getByRole('button')
    return (await chips.allTextContents()).map(Number)
  }
  /** The keyboard is there, before anything is typed. */
  const isTypedInto = (field: string) => isThere(`${id(field)}:focus`)
  const hasResult = (table: number) => isThere(`${id(`table-${table}`)} ${id('result')}`)

  /** Every slip by the fast lane, which offers the next table by itself. */
  const slips = async () => {
    const tables = await openTables()
    await hands.key('Escape')
    await hands.key('f')
    await hands.type(`${tables[0]} `)
    for (const table of tables) {
      const line = table % 3 === 0 ? `67 ${40 + table} t` : `100 ${12 + table} d`
      await task({ name: 'type a result', before: '8–10 keys', does: () => hands.type(line) })
      await task({
        name: 'enter it',
        before: '0.033–0.055 s',
        does: async () => {
          await hands.key('Enter')
          await hasResult(table)
        },
      })
    }
  }
  const isPlaying = () => isThere(`${id('status')}[data-status="playing"]`)
  const reasonIfAsked = async (done: string) => {
    const reason = `${id('trouble')} input`
    await isThere(`${done}, ${reason}:focus`)
    if ((await page.locator(reason).count()) === 0) return
    await hands.type(onPaper)
    await hands.key('Enter')
    await isThere(done)
  }
  /** Who came late has the list on paper, too, which is asked when the next round is paired. */
  const betweenRounds = (name: string, before: string) =>
    task({
      name,
      before,
      does: async () => {
        await hands.stepKeys('close-round')
        await reasonIfAsked(`${id('primary')}[data-step="publish-round"]`)
        for (const step of ['publish-round', 'enter-results']) await hands.step(step)
        await isPlaying()
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
      await isThere(id('add-players'))
    },
  })
  await hands.hasCopied(players.join('\n'))
  await task({
    name: 'register 22, pasted',
    before: 'paste, 1 click',
    does: async () => {
      await isTypedInto('add-players')
      await hands.chord('Control+V')
      await hands.chord('Control+Enter')
      await isThere(id(`player-${players.length}`))
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
    before: '5 chords',
    does: async () => {
      await hands.step('announce-event')
      await hands.stepKeys('start-stage')
      await reasonIfAsked(`${id('primary')}[data-step="publish-round"]`)
      for (const step of ['publish-round', 'enter-results']) await hands.step(step)
      await isPlaying()
    },
  })

  await task({
    name: 'drop a player',
    before: 'about 9 keys',
    does: async () => {
      await hands.key('/')
      await hands.type('drop bo')
      await isThere(id('found'))
      await hands.key('Enter')
      await by('done').getByText('Bo Kern').waitFor()
    },
  })
  await task({
    name: 'late entry',
    before: 'the name, 1 click',
    does: async () => {
      await hands.key('n')
      await isTypedInto('add-players')
      await hands.type('Vera Lund')
      await hands.chord('Control+Enter')
      await reasonIfAsked(id(`player-${players.length + 1}`))
    },
  })
  await task({
    name: 'no-show',
    before: '–',
    does: async () => {
      await hands.key('Escape')
      await hands.key('2')
      await isThere(`${id('table-2')} .result-form`)
      await hands.click(by('table-panel').locator('.no-show button').first())
      await hasResult(2)
    },
  })
  const seated = await by('table-5').locator('.seat .name').first().innerText()
  const slow = seated.split(' ')[0]?.toLowerCase()
  await task({
    name: 'a judge is called, a warning is given',
    before: 'about 10 steps',
    does: async () => {
      await hands.key('Escape')
      await hands.key('/')
      await hands.type('call 5')
      await isThere(id('found'))
      await hands.key('Enter')
      await isTypedInto('call-about')
      await hands.type('slow play')
      await hands.key('Enter')
      await isThere(id('answer-call'))
      await hands.key('Escape')
      await hands.key('/')
      await hands.type(`warn ${slow}`)
      await isThere(id('found'))
      await hands.key('Enter')
      await isTypedInto('ruling-text')
      await hands.type('asked twice to play faster')
      await hands.chord('Control+Enter')
      await isGone(id('answer-call'))
      await hands.key('Escape')
      await hands.key('t')
      await isThere(id('table-1'))
    },
  })
  await slips()
  await betweenRounds('between rounds, a late entry', '–')

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
      await isTypedInto('score-first')
      await hands.type('13')
      await hands.key('Tab')
      await hands.type('100')
      await isThere(id('repair-leave'))
      await hands.key('Enter')
      await isTypedInto('reason')
      await hands.type('read the wrong way round')
      await hands.key('Enter')
      await isGone(id('amend-panel'))
    },
  })
  await hands.click(page.getByRole('radio', { name: 'Round 2' }))
  await isThere(id('lane'))
  if (`${await pairs()}` !== `${known}`) throw new Error('the amendment has moved players')
  await task({
    name: 'undo it',
    before: 'half of it',
    does: async () => {
      await hands.chord('Control+Z')
      await isThere(id('undo-asked'))
      await hands.key('Enter')
      await by('done').getByText('Undone').waitFor()
    },
  })
  await task({
    name: 'reload the desk',
    before: '0.47 s',
    does: async () => {
      await page.reload()
      await isThere(id('table-1'))
    },
  })

  for (const _round of [3, 4, 5]) {
    await slips()
    await betweenRounds('between rounds', '4 chords')
  }
  await slips()
  await hands.step('close-round')
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
  await betweenRounds('semi-final → clock of the final runs', '4 chords')
  await slips()
  await task({
    name: 'final → champion',
    before: '–',
    does: async () => {
      await hands.step('close-round')
      await hands.step('finish-event')
      await isThere(id('champion'))
    },
  })
}
