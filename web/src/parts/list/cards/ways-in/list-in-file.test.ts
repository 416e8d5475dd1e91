import { describe, expect, it } from 'vitest'
import { listInFile } from './list-in-file.ts'

const file = (text: string) => new File([text], 'list.txt', { type: 'text/plain' })

describe('a file that is dropped as a list', () => {
  it('is its text', async () => {
    expect(await listInFile(file('Luke Skywalker'))).toEqual({ text: 'Luke Skywalker' })
  })

  it('may be as long as a list that is pasted, and no longer', async () => {
    const longest = 'ł'.repeat(20_000)
    expect(await listInFile(file(longest))).toEqual({ text: longest })
    expect(await listInFile(file(`${longest}ł`))).toEqual({ trouble: 'tooLong' })
  })

  it('is not read where it is a film', async () => {
    const film = Object.assign(file('.'.repeat(80_001)), {
      arrayBuffer: () => expect.fail('read'),
    })
    expect(await listInFile(film)).toEqual({ trouble: 'tooLong' })
  })

  it('says so where it is a folder, or gone', async () => {
    const folder = Object.assign(file(''), {
      arrayBuffer: () => Promise.reject(new DOMException('a folder', 'NotReadableError')),
    })
    expect(await listInFile(folder)).toEqual({ trouble: 'unreadable' })
  })
})
