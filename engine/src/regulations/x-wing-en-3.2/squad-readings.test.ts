import { describe, expect, it } from 'vitest'
import { squads } from './squads.ts'

describe('readings that nothing but the document decides', () => {
  it('[XWEN-36] outside the regions named the organizer says what is allowed', () => {
    expect(squads.release?.value.elsewhere).toBe('organizers-list')
  })

  it('[XWEN-39] the lower total decides who has initiative, a coin where they are equal', () => {
    expect(squads.initiative.value).toEqual({ decides: 'lower-total', equal: 'coin' })
  })

  it('[XWEN-40] a smaller faction counts as the one it belongs to', () => {
    expect(squads.mirrorMatch.value).toBe('parent-faction')
  })
})
