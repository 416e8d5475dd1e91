import { optionNames, regulations } from '@topcut/engine'
import { expect, it } from 'vitest'
import { optionRules } from './option-rules.ts'

it('an option names the rules of its own document, or none', () => {
  for (const regulation of regulations) {
    const ids = optionNames.flatMap((name) => optionRules(regulation, name))
    expect(ids.length, regulation.id).toBeGreaterThan(3)
    expect(ids.filter((id) => !id.startsWith(`${regulation.document}-`))).toEqual([])
  }
})
