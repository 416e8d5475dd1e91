import { describe, expect, it } from 'vitest'
import { recordInFile } from './record-in-file.ts'

describe('a file that is given to be checked', () => {
  it('is called unreadable where it is a folder or gone', async () => {
    const gone = Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
    })
    expect(await recordInFile(gone)).toEqual({ kind: 'unreadable' })
  })

  it('is called unreadable where it is no UTF-8, and no broken chain', async () => {
    const oldLetters = new Blob(['{"name":"Zo', Uint8Array.of(0xeb), '"}'])
    expect(await recordInFile(oldLetters)).toEqual({ kind: 'unreadable' })
  })

  it('is looked at otherwise', async () => {
    const other = new Blob(['\ufeff{"name":"Zoë"}'])
    expect(await recordInFile(other)).toEqual({ kind: 'fault', fault: 'no-record' })
  })
})
