import { describe, expect, it } from 'vitest'
import { regulations } from './catalogue.ts'
import { documentedRule } from './documented-rule.ts'
import { documents } from './documents.ts'

describe.each(documents.map((one) => [one.document, one] as const))('%s', (document, one) => {
  it('has every rule under a heading, and no heading without one', () => {
    expect(Object.keys(one.sections)).toEqual(Object.keys(one.tags))
    expect(Object.values(one.sections).filter((section) => section.trim() === '')).toEqual([])
  })

  it('is called as its regulation is', () => {
    const names = regulations.filter((own) => own.document === document).map(({ name }) => name)
    expect(names).toContain(one.name)
  })
})

describe('a rule in its document', () => {
  it('knows its heading, what it asks of software and what stands beside it', () => {
    expect(documentedRule('XWEN-57')).toEqual({
      document: 'XWEN',
      number: 57,
      name: 'X-Wing, English, version 3.2',
      section: 'Byes',
      tags: ['C'],
      count: 70,
      beside: [],
    })
    expect(documentedRule('XWEN-45')?.beside).toEqual(['XWEN-44', 'XWEN-46', 'XWEN-47'])
  })

  it('is none where no document has it', () => {
    expect(documentedRule('XWEN-71')).toBeNull()
    expect(documentedRule('SEVEN-1')).toBeNull()
  })
})
