import { describe, expect, it } from 'vitest'
import { deskWords } from '../../words/desk.ts'
import { ageText } from './age-text.ts'

describe('how old what is shown is', () => {
  const { page } = deskWords('en')

  it.each([
    [-400, '0 seconds'],
    [1_200, '1 second'],
    [119_000, '119 seconds'],
    [150_000, '3 minutes'],
  ])('%i ms: %s', (milliseconds, text) => {
    expect(ageText(page, milliseconds)).toBe(text)
  })
})
