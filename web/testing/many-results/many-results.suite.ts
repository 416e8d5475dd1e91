import { type Command, type Match, matchesOf, openEvent } from '@topcut/engine'
import type { Created, EventAnswer } from '@topcut/protocol'
import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import type { TopcutProcess } from '../../../testing/topcut-process.ts'
import { type DeskWindow, openWindow } from '../desk-window.suite.ts'

/** An event prepared beside the screens, and what the server has on record of it. */
export const openBigHall = async (topcut: TopcutProcess) => {
  const cookie = await topcut.signIn()
  const headers = { cookie, 'content-type': 'application/json' }
  let given = 0
  const post = async <T>(path: string, body: object): Promise<T> => {
    const sent = JSON.stringify(body)
    const answer = await fetch(`${topcut.url}${path}`, { method: 'POST', headers, body: sent })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as T
  }
  const prepare = async (players: number, rounds: number) => {
    const creation: Command = {
      kind: 'create-event',
      name: 'Harbour City Regional',
      regulation: 'x-wing/en-3.2',
      tier: 'casual',
      date: '2026-05-02' as never,
      structure: { kind: 'custom', stages: [{ kind: 'swiss', rounds, cut: null }] },
      options: {},
    }
    const { event } = await post<Created>('/api/events', { id: 'create', command: creation })
    const give = (command: object, beside: object = {}) =>
      post(`/api/events/${event}/commands`, { id: `prepared-${given++}`, command, ...beside })
    for (let n = 1; n <= players; n++) {
      const name = `Player ${String.fromCharCode(65 + (n % 26))} Number ${n}`
      await give({ kind: 'register-player', player: `p${n}` }, { name })
      await give({ kind: 'check-in-player', player: `p${n}` })
    }
    await give({ kind: 'announce-event' })
    await give({ kind: 'start-stage' }, { override: 'the lists are on paper' })
    const logged = async () => {
      const answer = await fetch(`${topcut.url}/api/events/${event}`, { headers })
      const { log } = (await answer.json()) as EventAnswer
      const { state } = openEvent(log)
      if (state === null) throw new Error('not created')
      const round = state.rounds.at(-1)
      const matches: readonly Match[] = round === undefined ? [] : matchesOf(state, round)
      return { log, matches }
    }
    return { event, give, logged }
  }
  /** The address that a laptop in the hall uses; on a machine without a network there is none. */
  const hallAddress = () => topcut.output().match(/^ {2}(http:\/\/\S+)$/m)?.[1] ?? topcut.url
  const opened = (browser: Browser) =>
    openWindow(browser, { locale: 'en-GB', viewport: { width: 1280, height: 900 } })
  const openDesk = async (browser: Browser, event: string): Promise<DeskWindow> => {
    const desk = await opened(browser)
    const [name = '', value = ''] = cookie.split('=', 2)
    const address = hallAddress()
    await desk.page.context().addCookies([{ name, value, url: address }])
    await desk.page.goto(`${address}/events/${event}#tables`)
    return desk
  }
  /** Somebody else at the same event, who comes in by a link of their own. */
  const openJudge = async (browser: Browser, event: string): Promise<DeskWindow> => {
    const invited = { role: 'judge', label: 'Ines Thorn' }
    const { token } = await post<{ readonly token: string }>(`/api/events/${event}/grants`, invited)
    const address = hallAddress()
    const judge = await opened(browser)
    await judge.page.goto(`${address}/in#${token}`)
    await judge.page.waitForURL(({ pathname }) => pathname !== '/in')
    await judge.page.goto(`${address}/events/${event}#tables`)
    await judge.by('table-1').waitFor()
    return judge
  }
  return { prepare, openDesk, openJudge }
}

type BigHall = Awaited<ReturnType<Awaited<ReturnType<typeof openBigHall>>['prepare']>>

type Slip = { readonly table: number; readonly score: readonly [number, number] }

/** The slips of a round in the order in which they reach the desk: any order but that of the tables. */
const slipsOf = (tables: number, round: number): readonly Slip[] =>
  Array.from({ length: tables }, (_, index) => {
    const table = ((index * 37 + round * 11) % tables) + 1
    const lost = (table * 7 + round * 13) % 88
    return { table, score: table % 3 === 0 ? [lost, 100] : [100, lost] }
  })

/** Types every slip of the round that is played without waiting for anything in between. */
export const typeRound = async (desk: DeskWindow, hall: BigHall, round: number): Promise<void> => {
  const { matches, log } = await hall.logged()
  const slips = slipsOf(matches.length, round)
  expect(new Set(slips.map(({ table }) => table)).size).toBe(matches.length)
  // Out of whatever has the keys: from the fourth round on, rounds are chosen in a field.
  await desk.page.keyboard.press('Escape')
  await desk.page.keyboard.press('f')
  for (const { table, score } of slips) {
    await desk.page.keyboard.type(`${table} ${score[0]} ${score[1]} d`)
    await desk.page.keyboard.press('Enter')
  }
  await desk.page.locator('[data-testid="primary"][data-step="close-round"]').waitFor()
  const after = await hall.logged()
  const tableOf = new Map(after.matches.map(({ match, table }) => [match, table]))
  const taken = after.log.slice(log.length).map(({ fact }) => {
    if (fact.kind !== 'result-entered') return fact
    return { table: tableOf.get(fact.match), ...fact.result }
  })
  expect(taken).toEqual(slips.map((slip) => ({ ...slip, ending: 'destruction' })))
  // What the screen shows is what was typed.
  const shown = await desk.tables()
  expect(shown.map((row) => [row[0], row[3]?.replaceAll('\u00a0', ' ')])).toEqual(
    slips
      .toSorted((a, b) => a.table - b.table)
      .map(({ table, score }) => [`${table}`, `${score[0]} – ${score[1]}`]),
  )
}
