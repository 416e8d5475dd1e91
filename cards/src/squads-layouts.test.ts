import { expect, it } from 'vitest'
import { read, toLookAt, told } from './squads.suite.ts'

const scyk = 'cartelspacer heavyscykinterceptor manglercannon'

it.each([
  [
    'points between cards and no comma',
    `Rebel Alliance - 98 points
Miranda Doni (29) Twin Laser Turret (6) Extra Munitions (2), Conner Net (4)
Biggs Darklighter (25) R4-D6 (1) Integrated Astromech (0)`,
    [
      'mirandadoni twinlaserturret extramunitions connernet',
      'biggsdarklighter r4d6 integratedastromech',
    ],
    98,
  ],
  [
    'upgrades in a line of their own, a bare total at the end',
    `Palp Aces

Soontir Fel (27)
Push the Limit (3), Royal Guard TIE (0)
Omicron Group Pilot (21)
Emperor Palpatine (8), Sensor Jammer (4)

99`,
    ['soontirfel pushthelimit royalguardtie', 'omicrongrouppilot emperorpalpatine sensorjammer'],
    99,
  ],
  [
    'copies of a ship with what is on each',
    '2x Cartel Spacer w/ "Heavy Scyk" Interceptor & "Mangler" Cannon',
    [scyk, scyk],
    null,
  ],
  [
    'semicolons behind a colon, the name of the squad with its points',
    `Brobots - 98 points
IG-88B: Veteran Instincts; Fire Control System; Heavy Laser Cannon; IG-2000
IG-88C: Veteran Instincts; Fire Control System; Heavy Laser Cannon; IG-2000`,
    ['b', 'c'].map(
      (one) => `ig88${one} veteraninstincts firecontrolsystem heavylasercannon ig2000`,
    ),
    98,
  ],
  [
    'the total of a ship in dashes',
    `Dash Rendar: YT-2400 Freighter (36)
Push the Limit (3)
Heavy Laser Cannon (7)
Outrider (5)
-- TOTAL ------- 51p. --`,
    ['dashrendar pushthelimit heavylasercannon outrider'],
    51,
  ],
  [
    'nothing but names',
    `Chewbacca
Luke Skywalker
Gunner
Wedge Antilles`,
    ['chewbacca lukeskywalker gunner', 'wedgeantilles'],
    null,
  ],
  [
    'German ships before pilots',
    `TIE-Jäger: Pilot der Akademie x2
Darth Vader, TIE-Turbojäger, Veteraneninstinkte`,
    ['academypilot', 'academypilot', 'darthvader veteraninstincts'],
    null,
  ],
])('%s', (_, text, ships, declared) => {
  expect(told(text)).toEqual(ships)
  expect(toLookAt(text)).toEqual([])
  expect(read(text).declared).toBe(declared)
})

it('a line that holds a name and more is not taken for that card alone', () => {
  const text = 'Wedge Antilles (29)\nPredator without anything that parts it from Elusiveness'
  expect(told(text)).toEqual([
    'wedgeantilles ?Predator without anything that parts it from Elusiveness',
  ])
  expect(toLookAt(text)[0]?.nearest.map(({ id }) => id)).toContain('predator')
})

it('initials, as players write them, are asked about', () => {
  const text = 'Corran Horn + PTL + R2D2 + FCS + EU\nTurr Phennir + VI'
  expect(told(text)).toEqual([
    'corranhorn pushthelimit r2d2 firecontrolsystem engineupgrade',
    'turrphennir veteraninstincts',
  ])
  expect(read(text).lines.filter(({ is }) => is === 'guessed')).toHaveLength(4)
})
