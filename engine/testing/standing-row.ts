import { expect } from 'vitest'
import { type StandingRow, standingsView } from '../src/index.ts'
import type { Story } from './story.ts'

/** What the standings say of somebody. */
export const rowOf = (event: Story, name: string): StandingRow =>
  standingsView(event.state()).rows.find(({ player }) => player === name) ??
  expect.fail(`no ${name}`)
