import { describe, expect, it } from 'vitest'
import { readOut } from './said-beside.ts'

describe('what stands beside a chip', () => {
  it('is read out as one sentence', () => {
    expect(readOut(['Ana Lis', ' wins ', '\n  100–48', ', ', 'margin 152', '.'])).toBe(
      'Ana Lis wins 100–48, margin 152.',
    )
  })

  it('keeps brackets at their words and leaves nothing where nothing is said', () => {
    expect(readOut(['Bye', '(', '150', ')'])).toBe('Bye (150)')
    expect(readOut([' ', '\n'])).toBe('')
  })
})
