import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { sampleDesk } from '../../desk/sample-day.suite.ts'
import { databaseIn } from '../../store/sqlite/database.ts'
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts'
import { sampleDoor } from '../sample-door.suite.ts'

describe('an event with a damaged entry', () => {
  it('stays in the list, is named when opened, and leaves the others alone', async () => {
    const folder = temporaryFolder()
    const store = openSqliteStore(folder)
    const door = sampleDoor({ desk: sampleDesk(store) })
    const [broken, whole] = [await door.create(), await door.create()]
    const database = new DatabaseSync(databaseIn(folder))
    database.exec('drop trigger entry_is_never_changed')
    database.prepare('update entry set at = at + 1 where event = ?').run(broken)
    database.close()

    // As after a start: nothing is at hand.
    const after = sampleDoor({ desk: sampleDesk(store), access: door.access })
    const { events } = (await after.send('GET', '/api/events')).json()
    expect(events).toHaveLength(2)
    const status = Object.fromEntries(
      events.map((one: { event: string; status: string }) => [one.event, one.status]),
    )
    expect(status).toEqual({ [broken]: 'unreadable', [whole]: 'to-come' })
    const opened = await after.send('GET', `/api/events/${broken}`)
    expect(opened.json()).toMatchObject({ status: 500, code: 'damaged-entry', entry: 1 })
    expect(after.faults).toMatchObject([{ more: `${broken}, 1` }])
    expect((await after.send('GET', `/api/events/${whole}`)).statusCode).toBe(200)
    await store.close()
  })
})
