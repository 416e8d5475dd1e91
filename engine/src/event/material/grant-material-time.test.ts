import { describe, expect, it } from 'vitest'
import { reports } from '../../../testing/matters.ts'
import { story } from '../../../testing/story.ts'

const give = (n: number, minutes = 10) =>
  ({ kind: 'grant-material-time', case: n, minutes }) as const

describe('grant-material-time', () => {
  it('gives as many minutes as the leader says, from now on', () => {
    const told = story()
    const n = reports(told, 'p1')
    expect(told.facts(give(n))).toEqual([{ kind: 'material-time-granted', case: n, minutes: 10 }])
    const at = told.event().log.at(-1)?.at
    expect(told.state().cases.get(n)?.granted).toEqual({ at, minutes: 10 })
    told.does(give(n, 5))
    expect(told.state().cases.get(n)?.granted).toMatchObject({ minutes: 5 })
    expect(told.state().cases.get(n)?.granted?.at).toBeGreaterThan(at ?? 0)
  })

  it('refuses what nobody reported, and what is settled', () => {
    const told = story()
    expect(told.refuses(give(2))).toEqual({ code: 'unknown-matter', matter: 'case', n: 2 })
    const n = reports(told, 'p1')
    told.does({ kind: 'settle-material', case: n, outcome: 'replaced' })
    expect(told.refuses(give(n))).toEqual({ code: 'matter-settled', matter: 'case', n })
  })

  it.each([0, -1, 2.5, 1000])('refuses %d minutes', (minutes) => {
    const told = story()
    expect(told.refuses(give(reports(told, 'p1'), minutes))).toEqual({
      code: 'bad-value',
      field: 'minutes',
      expected: '1 … 999',
    })
  })
})
