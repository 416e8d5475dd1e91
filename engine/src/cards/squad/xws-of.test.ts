import { expect, it } from 'vitest'
import { anySquad, ship, upgrade } from '../../../testing/squad.ts'
import { xwsOf } from './xws-of.ts'

const ace = ship({
  id: 'wedge',
  ship: 'xwing',
  points: 29,
  upgrades: [
    upgrade({ id: 'predator', slot: 'Elite', points: 3 }),
    upgrade({ id: 'r2d2', slot: 'Astromech', points: 4 }),
    upgrade({ id: 'rage', slot: 'Elite', points: 1 }),
    upgrade({ id: 'r4', slot: 'Salvaged Astromech' }),
    upgrade({ id: 'torpedoes', slot: 'Torpedo' }),
    upgrade({ name: 'Somewhere on it' }),
  ],
})

it('a squad has the slots, the decks and the version of the format', () => {
  const squad = anySquad({ ships: [ace, ship({ name: 'Black 8 Sq. Pilot' })] })
  expect(xwsOf(squad)).toEqual({
    version: '1.0.0',
    faction: 'rebel',
    points: 87,
    obstacles: ['coreasteroid0', 'core2asteroid5', 'vt49decimatordebris2'],
    damagedeck: 'core',
    pilots: [
      {
        name: 'wedge',
        ship: 'xwing',
        upgrades: {
          ept: ['predator', 'rage'],
          amd: ['r2d2'],
          samd: ['r4'],
          torpedo: ['torpedoes'],
        },
      },
      { name: 'black8sqpilot', ship: '' },
    ],
  })
})

it('what a list does not say, the format does not either', () => {
  const squad = anySquad({ obstacles: ['coreasteroid0'], damageDeck: null })
  expect(xwsOf(squad)).not.toHaveProperty('obstacles')
  expect(xwsOf(squad)).not.toHaveProperty('damagedeck')
  expect(xwsOf(anySquad({ damageDeck: 'force-awakens' }))).toMatchObject({ damagedeck: 'core2' })
})
