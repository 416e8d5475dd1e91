import { regulations } from '@topcut/engine'
import { expect, it } from 'vitest'
import { register, sampleEvent, start } from '../../../sample-event.suite.ts'
import { toldSheet } from './told-sheet.ts'

const document = regulations.find(({ announcements }) =>
  announcements.some(({ value }) => value.tells.includes('rounds') && value.tells.includes('cut')),
)

const structure = { kind: 'advanced' } as const

it('shows the plan for those who are there, and what was told once play has begun', () => {
  const before = sampleEvent({ regulation: document?.id ?? '', structure })
  register(before, 9)
  const begun = sampleEvent({ regulation: document?.id ?? '', structure })
  start(begun, 9)
  const { status: _, ...planned } = toldSheet(before.state())
  const { status: __, ...told } = toldSheet(begun.state())
  expect(planned.headCount).toBe(9)
  expect(planned.stages).not.toBeNull()
  expect(told.headCount).toBe(9)
  expect(told.stages).toEqual(planned.stages)
  expect(told.lines.map(({ values }) => values.cut)).toEqual(
    planned.lines.map(({ values }) => values.cut),
  )
  expect(told.lines.some(({ values }) => values.rounds === null)).toBe(false)
})
