import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { lockFolder } from './lock-folder.ts'
import { openSqliteStore } from './sqlite-store.ts'

const inUse = expect.objectContaining({ storeFault: 'in-use' })

describe('the lock of a folder', () => {
  it('is held by one until it is released', () => {
    const folder = temporaryFolder()
    const release = lockFolder(folder, 0)
    expect(() => lockFolder(folder, 0)).toThrow(inUse)
    const elsewhere = lockFolder(temporaryFolder(), 0)
    release()
    lockFolder(folder, 0)()
    elsewhere()
  })

  it('keeps nobody from the data who only looks', async () => {
    const folder = temporaryFolder()
    const release = lockFolder(folder, 0)
    const store = openSqliteStore(folder)
    expect(await store.list()).toEqual([])
    await store.close()
    release()
  })
})
