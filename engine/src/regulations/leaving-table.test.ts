import { describe, expect, it } from 'vitest'
import { acts, dayAt, moments } from '../../testing/leaving/day.ts'
import { leavingTables } from '../../testing/leaving/leaving-table.ts'
import { happens } from '../../testing/leaving/what-happens.ts'
import { regulations } from './catalogue.ts'

describe.each(regulations.map((regulation) => [regulation.id, regulation] as const))(
  'who goes when, by %s',
  (name, regulation) => {
    const table = leavingTables[name] ?? expect.fail(`no table for ${name}`)

    describe.each(moments)('%s', (moment) => {
      it.each(acts)('%s, and the event is played to its end', (act) => {
        const day = dayAt(regulation, moment, act)
        expect(day === null ? undefined : happens(day, act)).toBe(table[moment]?.[act][0])
      })
    })
  },
)
