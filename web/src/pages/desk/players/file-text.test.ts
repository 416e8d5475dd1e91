import { describe, expect, it } from 'vitest'
import { spreadsheet } from '../../../leader/files/spreadsheet.ts'
import { fileText } from './file-text.ts'
import { personsTyped } from './persons-typed.ts'

describe('a file with players', () => {
  it('is read as if it had been pasted', async () => {
    expect(await fileText(new Blob(['Name;Club\nAna Łoś;Harbour']))).toBe(
      'Name;Club\nAna Łoś;Harbour',
    )
  })

  it('may be a spreadsheet, with quotes and lines in its cells', async () => {
    const cells = [
      ['Name', 'Club'],
      ['Ana "Fox" Lis', 'Harbour,\nEast'],
      ['"Bo"', ''],
    ]
    const text = await fileText(new Blob([spreadsheet(cells)]))
    expect(personsTyped(text ?? '')).toMatchObject([
      { name: 'Ana "Fox" Lis', club: 'Harbour, East' },
      { name: '"Bo"' },
    ])
  })

  it('may be in an older alphabet', async () => {
    expect(await fileText(new Blob([Uint8Array.of(0x4a, 0xfc, 0x72, 0x67)]))).toBe('Jürg')
    const wide = Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x62, 0)
    expect(await fileText(new Blob([wide]))).toBe('Ab')
  })

  it('is nothing to read where a folder was dropped or the stick was pulled out', async () => {
    const gone = Object.assign(new Blob(['Ana']), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
    })
    expect(await fileText(gone)).toBeNull()
  })

  it.each(['', ' \n', '\0\u0001PNG'])('is nothing to read: %j', async (text) => {
    expect(await fileText(new Blob([text]))).toBeNull()
  })
})
