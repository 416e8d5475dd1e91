import { describe, expect, it } from 'vitest'
import { player } from '../../../sample-event.suite.ts'
import { namesTyped, sharedNames } from './names-typed.ts'

describe('a list of names', () => {
  it('is one name per line, however it was pasted', () => {
    expect(namesTyped(' Ana  Lis\r\n\n2. Bo Kern\n- Cid Marr\n3) Dot\n• Emil \n')).toEqual([
      'Ana Lis',
      'Bo Kern',
      'Cid Marr',
      'Dot',
      'Emil',
    ])
  })

  it('keeps a name that begins with a number', () => {
    expect(namesTyped('4LOM\n8 Ball')).toEqual(['4LOM', '8 Ball'])
  })

  it('is cut where the server would refuse it', () => {
    expect(namesTyped('ż'.repeat(90))).toEqual(['ż'.repeat(80)])
  })

  it('tells which names would stand there twice', () => {
    const people = new Map([[player(1), 'Ana Lis']])
    expect(sharedNames(['Bo', 'ana lis', 'Bo', 'Cid'], people)).toEqual(['ana lis', 'Bo'])
  })
})
