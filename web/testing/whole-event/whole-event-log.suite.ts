import { readFileSync } from 'node:fs'
import {
  type Entry,
  type EventState,
  type FactKind,
  openEvent,
  standingsView,
} from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import { numberText } from '@topcut/protocol/words'
import { expect } from 'vitest'
import type { DeskWindow } from '../desk-window.suite.ts'

/** What happens on each of these days. */
const story: readonly FactKind[] = [
  'player-entered-late',
  'player-dropped',
  'result-amended',
  'player-disqualified',
  'place-declined',
  'event-finished',
]

type NameOf = (player: string) => string

/** The event as the button for the whole file hands it out. */
const exported = async (desk: DeskWindow) => {
  await desk.show('standings')
  const saving = desk.page.waitForEvent('download')
  await desk.by('whole-file').click()
  const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8'))
  const [event] = file.events as readonly { entries: readonly Entry[]; people: readonly Person[] }[]
  const entries = event?.entries ?? []
  const { state } = openEvent(entries)
  if (state === null) throw new Error('the file holds no event')
  const names = new Map(event?.people.map(({ player, name }) => [player as string, name]))
  const nameOf: NameOf = (player) => names.get(player) ?? 'nobody'
  return { state, kinds: entries.map(({ fact }) => fact.kind), nameOf }
}

/** The order after the last round before the cut, as the engine has it from the log. */
const engineOrder = (state: EventState, rounds: number, nameOf: NameOf) =>
  standingsView(state, rounds).rows.map((row) => {
    const [over, under = '1'] = (row.extendedStrengthOfSchedule ?? '').split('/')
    return [
      row.place === null ? '–' : `${row.place}`,
      nameOf(row.player),
      numberText('en', row.tournamentPoints),
      ...(row.marginOfVictory === null ? [] : [numberText('en', row.marginOfVictory)]),
      numberText('en', row.strengthOfScheduleShown),
      ...(over === '' ? [] : [numberText('en', Number(over) / Number(under))]),
    ]
  })

/** The page shows what the engine makes of the file, and nothing of the day is missing in it. */
export const isAsInLog = async (desk: DeskWindow, rounds: number) => {
  const { state, kinds, nameOf } = await exported(desk)
  expect(story.filter((kind) => !kinds.includes(kind))).toEqual([])
  if (state.finished === null) throw new Error('the event is not finished')
  const { champion, places } = state.finished
  expect(await desk.by('champion').innerText()).toContain(nameOf(champion))
  const final = await desk.page
    .locator('[data-testid^="final-"]')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('td')?.textContent,
        row.querySelector('th')?.firstChild?.textContent,
      ]),
    )
  expect(final).toEqual(places.map(({ place, player }) => [`${place ?? '–'}`, nameOf(player)]))
  await desk.page
    .locator('.bar .tabs button')
    .nth(rounds - 1)
    .click()
  await desk.by('standing-1').waitFor()
  expect(await desk.standings()).toEqual(engineOrder(state, rounds, nameOf))
}
