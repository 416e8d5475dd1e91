import { chanceFrom, recordText, shortCode } from '@topcut/engine'
import { expect } from 'vitest'
import { checkedRecord } from './checked.suite.ts'
import { recordOf } from './forged-record.ts'
import type { Forgers } from './forger.ts'
import { entries } from './kinds/entries.suite.ts'
import { hands } from './kinds/hands.suite.ts'
import { lots } from './kinds/lots.suite.ts'
import { results } from './kinds/results.suite.ts'
import { stages } from './kinds/stages.suite.ts'
import type { PlayedEvent } from './played-events.suite.ts'

export const forgers: Forgers = { ...results, ...entries, ...lots, ...hands, ...stages }

/** How often a kind was tried, and found: with the code from a sheet, and without. */
type Tally = { readonly tried: number; readonly withSheet: number; readonly alone: number }

/** Tries a kind so many times over these events, one after the other. */
export const forgeOften = async (
  kind: string,
  events: readonly PlayedEvent[],
  times: number,
): Promise<Tally> => {
  const { forge } = forgers[kind] ?? expect.fail(`no forger of ${kind}`)
  let [tried, withSheet, alone] = [0, 0, 0]
  for (let turn = 0; tried < times; turn++) {
    if (turn > 50 * times) return expect.fail(`${kind}: nothing to forge in these events`)
    const { id, event } = events[turn % events.length] ?? expect.fail('no events')
    const record = recordOf(id, event.log)
    const forged = forge({ event, record, chance: chanceFrom(`${kind} ${turn}`) })
    if (forged === null || recordText(forged) === recordText(record)) continue
    // Hung on the wall when the day was over.
    const sheet = shortCode(record.entries.at(-1)?.hash ?? '')
    tried++
    if ((await checkedRecord(forged, sheet)).exit === 1) withSheet++
    if ((await checkedRecord(forged)).exit === 1) alone++
  }
  return { tried, withSheet, alone }
}

const line = (kind: string, ...figures: readonly (string | number)[]): string =>
  [kind.padEnd(55), ...figures.map((figure) => `${figure}`.padStart(12))].join(' ')

/** The table that people read: what a sheet from the wall is good for. */
export const tableOf = (tallies: ReadonlyMap<string, Tally>): string =>
  [
    line('forgery', 'tried', 'with a sheet', 'without'),
    ...[...tallies].map(([kind, { tried, withSheet, alone }]) =>
      line(kind, tried, withSheet, alone),
    ),
  ].join('\n')

/** Whether it is found without a sheet as often as it says. */
export const isAsExpected = (kind: string, { tried, alone }: Tally): boolean =>
  ({ always: alone === tried, never: alone === 0, sometimes: true })[
    forgers[kind]?.alone ?? 'sometimes'
  ]
