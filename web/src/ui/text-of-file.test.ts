import { describe, expect, it } from 'vitest'
import { textOfAnyFile, textOfFile } from './text-of-file.ts'

const gone = Object.assign(new Blob(), {
  arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
})
const oldLetters = new Blob([Uint8Array.of(0x5a, 0x6f, 0xeb)])

describe.each([textOfFile, textOfAnyFile])('the text of a file, by %o', (textOf) => {
  it('is what was written, with a byte order mark as without', async () => {
    expect(await textOf(new Blob(['Zoë Łoś']))).toBe('Zoë Łoś')
    expect(await textOf(new Blob(['\ufeffZoë']))).toBe('Zoë')
  })

  it('is none where a folder was dropped or the stick was pulled out', async () => {
    expect(await textOf(gone)).toBeNull()
  })
})

describe('letters of an old alphabet', () => {
  it('are no question marks: what a program wrote has none of them', async () => {
    expect(await textOfFile(oldLetters)).toBeNull()
  })

  it('are read where other tools write', async () => {
    expect(await textOfAnyFile(oldLetters)).toBe('Zoë')
  })
})
