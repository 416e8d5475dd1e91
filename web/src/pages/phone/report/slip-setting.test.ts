import { type OwnTable, ownView, rulesOf } from '@topcut/engine'
import { expect, it } from 'vitest'
import { player, publish, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { slipSetting } from './slip-setting.ts'

const paired = () => {
  const sample = sampleEvent()
  start(sample, 4)
  publish(sample)
  const table = ownView(sample.state(), new Map(), player(1), null)?.table
  if (table === null || table === undefined) throw new Error('is paired')
  return { table, regulation: rulesOf(sample.state().created).regulation }
}

it('is what the document scores the stage by', () => {
  const { table, regulation } = paired()
  expect(slipSetting(regulation, table, 'first', null)).toEqual({
    ...{ scoring: regulation.scoring.swiss, stage: 'swiss', game: null, light: null, dice: null },
  })
  const slip = { ...table.slip, stage: 'elimination', game: 'W5' } as const
  expect(slipSetting(regulation, { ...table, slip }, 'first', null)).toMatchObject({
    ...{ stage: 'elimination', game: 'W5' },
  })
  expect(slipSetting(regulation, { ...table, slip }, 'first', null).scoring).toBe(
    regulation.scoring.elimination,
  )
})

it('knows who plays the light side where the pairing says so', () => {
  const { table, regulation } = paired()
  const light = (side: NonNullable<OwnTable['side']>) =>
    slipSetting(regulation, { ...table, side }, 'first', null).light
  expect(light({ light: table.players[0].player })).toBe('first')
  expect(light({ light: table.players[1].player })).toBe('second')
  expect(light({ chooser: table.players[0].player })).toBeNull()
})
