import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { isStoreFault } from '../faults.ts'
import { createdFact, registeredFact, sampleAppending, sampleEvent } from '../sample.suite.ts'
import type { Store } from '../store.ts'
import { databaseIn } from './database.ts'
import { openSqliteStore } from './sqlite-store.ts'

const small = sampleEvent('small')
const other = sampleEvent('other')

/** Two events in a file of their own, with where the table of entries lies in it. */
const fill = async (folder: string): Promise<{ readonly from: number; readonly to: number }> => {
  const store = openSqliteStore(folder)
  await store.append(sampleAppending(other, 0, [createdFact('Other')]))
  await store.append(sampleAppending(small, 0, [createdFact('Small')]))
  await store.append(sampleAppending(small, 1, [registeredFact(1), registeredFact(2)]))
  await store.close()
  const database = new DatabaseSync(databaseIn(folder))
  const sql = "select rootpage from sqlite_schema where name = 'entry'"
  const page = Number(database.prepare(sql).get()?.['rootpage'])
  const size = Number(database.prepare('pragma page_size').get()?.['page_size'])
  database.close()
  return { from: (page - 1) * size, to: page * size }
}

/** Read as it was, or the fault that names what is wrong. */
const seen = async <T>(look: () => Promise<T>) => {
  try {
    return { read: await look() }
  } catch (fault) {
    if (!isStoreFault(fault)) throw fault
    return { code: fault.storeFault, more: fault.more }
  }
}

type Tally = { readonly flips: number; readonly named: number; readonly refused: number }

/**
 * Changes one byte after another, `bit` by bit of the place, and looks at both events: whatever
 * is read is what was written, or the damage is named. `isMeant` chooses the bytes.
 */
export const flipEveryByte = async (
  isMeant: (file: Buffer, place: number, entries: { from: number; to: number }) => boolean,
): Promise<Tally> => {
  const origin = temporaryFolder()
  const entries = await fill(origin)
  const whole = readFileSync(databaseIn(origin))
  const intact = openSqliteStore(origin)
  const before = { small: await intact.whole(small), other: await intact.whole(other) }
  await intact.close()

  const folder = temporaryFolder()
  const file = join(folder, 'topcut.sqlite')
  const tally = { flips: 0, named: 0, refused: 0 }
  for (let place = 0; place < whole.length; place += 1) {
    if (!isMeant(whole, place, entries)) continue
    tally.flips += 1
    const bytes = Buffer.from(whole)
    bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << (place % 8)), place)
    writeFileSync(file, bytes)
    let store: Store
    try {
      store = openSqliteStore(folder)
    } catch (fault) {
      // Where the order of the file itself is broken nothing may be written to it.
      expect(fault).toMatchObject({ storeFault: 'damaged' })
      tally.refused += 1
      continue
    }
    try {
      const found = {
        small: await seen(() => store.read(small)),
        other: await seen(() => store.read(other)),
      }
      for (const [name, look] of Object.entries(found)) {
        const { entries: written } = before[name as keyof typeof before] ?? { entries: [] }
        if ('read' in look) expect(look.read, `byte ${place}`).toEqual(written)
        else expect(look.more, `byte ${place}`).toMatch(new RegExp(`^${name}, [1-4]$`))
      }
      const damaged = Object.values(found).filter((look) => 'code' in look)
      expect(damaged.length, `byte ${place}: one alone`).toBeLessThan(2)
      expect((await store.list()).length).toBe(2)
      tally.named += damaged.length
    } finally {
      await store.close()
    }
  }
  return tally
}
