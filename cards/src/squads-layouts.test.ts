import { expect, it } from 'vitest'
import { read, squadOf, toLookAt, told } from './squads.suite.ts'

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
    'a kind of ship with its count before the pilot',
    `2 X-Wing: Rookie Pilot (21)
2x TIE Fighter - Academy Pilot`,
    ['rookiepilot', 'rookiepilot', 'academypilot', 'academypilot'],
    null,
  ],
  [
    'a kind of ship with its count above the one pilot, or above each of them',
    `2x TIE Fighter
Academy Pilot
2x TIE Interceptor
Soontir Fel
Turr Phennir`,
    ['academypilot', 'academypilot', 'soontirfel', 'turrphennir'],
    null,
  ],
  [
    'a skill, or that there are upgrades, before the pilot',
    `Loaded Wedge Antilles (32)
X-Wing (29), Predator (3)
PS 5 - Biggs Darklighter - 25pts
(PS8) Luke Skywalker (28)`,
    ['wedgeantilles predator', 'biggsdarklighter', 'lukeskywalker'],
    null,
  ],
  [
    'ships by a part of their name, or a label, before the pilot',
    `Scurrg: Lok Revenant (26), Adaptability
VCX: Hera Syndulla
Tank: Rear Admiral Chiraneau (46): Predator (3)
Gunboat: Nu Squadron Pilot (18)
Star Wing: Rho Squadron Veteran (21), Crack Shot`,
    [
      'lokrevenant adaptability',
      'herasyndulla',
      'rearadmiralchiraneau predator',
      'nusquadronpilot',
      'rhosquadronveteran crackshot',
    ],
    null,
  ],
  [
    'dots and arrows between cards',
    `Rexler Brath · TIE/x7 · Predator
2x • Onyx Squadron Pilot • TIE/x7
Soontir Fel -> Push the Limit → Autothrusters`,
    [
      'rexlerbrath tiex7 predator',
      'onyxsquadronpilot tiex7',
      'onyxsquadronpilot tiex7',
      'soontirfel pushthelimit autothrusters',
    ],
    null,
  ],
  [
    'slots in short, some of them empty',
    `Pilot: Corran Horn (35)
EPT: none
Sys: Fire-Control System
Torps: -
Astro: R2-D2`,
    ['corranhorn firecontrolsystem r2d2'],
    null,
  ],
  [
    'a count behind a star',
    'Obsidian Squadron Pilot * 2',
    ['obsidiansquadronpilot', 'obsidiansquadronpilot'],
    null,
  ],
  [
    'ships by a part of their name',
    `Poe Dameron (X-Wing) with Veteran Instincts
Omega Ace (TIE Fighter), Juke
Whisper (Phantom), Veteran Instincts
Soontir Fel - Interceptor - Push the Limit
Captain Oicunn — VT-49 / Darth Vader, Determination`,
    [
      'poedameron veteraninstincts',
      'omegaace juke',
      'whisper veteraninstincts',
      'soontirfel pushthelimit',
      'captainoicunn darthvader determination',
    ],
    null,
  ],
  [
    'a ship in brackets and no comma after it',
    'Corran Horn [E-Wing] R2-D2 and Push the Limit',
    ['corranhorn r2d2 pushthelimit'],
    null,
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
    'upgrades with their points in brackets behind a pilot',
    `Omicron Group Pilot (Emperor Palpatine (8), Collision Detector (0))
Soontir Fel {Push the Limit (3), Autothrusters (2)}`,
    [
      'omicrongrouppilot emperorpalpatine collisiondetector',
      'soontirfel pushthelimit autothrusters',
    ],
    null,
  ],
  [
    'a name that has brackets itself, in brackets',
    `Pilot der Omikron-Gruppe (Darth Vader (Crew))
Captain Oicunn [Darth Vader (Crew), Rebel Captive]`,
    ['omicrongrouppilot darthvader', 'captainoicunn darthvader rebelcaptive'],
    null,
  ],
  [
    'a title in brackets that is called like a box, among others',
    'Han Solo (Predator, Millennium Falcon, C-3PO)',
    ['hansolo predator millenniumfalcon c3po'],
    null,
  ],
  [
    'strokes without spaces',
    `Wedge Antilles/Predator/R2-D2
Biggs Darklighter/R4-D6`,
    ['wedgeantilles predator r2d2', 'biggsdarklighter r4d6'],
    null,
  ],
  [
    'words between cards',
    `Wedge Antilles with Predator and R2-D2
Biggs Darklighter mit R4-D6 und Integrated Astromech`,
    ['wedgeantilles predator r2d2', 'biggsdarklighter r4d6 integratedastromech'],
    null,
  ],
  [
    'a squad in one line',
    'Wedge Antilles (29), Predator (3), R2-D2 (4); Biggs Darklighter (25), R4-D6 (1)',
    ['wedgeantilles predator r2d2', 'biggsdarklighter r4d6'],
    null,
  ],
  [
    'nothing but pilots, one of them called like a crew card that nobody could take aboard',
    `Soontir Fel
Darth Vader
Carnor Jax`,
    ['soontirfel', 'darthvader', 'carnorjax'],
    null,
  ],
  [
    'upgrades set deeper than ships',
    `- Chewbacca
  - Predator
- "Leebo"
  - Outrider`,
    ['chewbacca predator', 'leebo outrider'],
    null,
  ],
  [
    'what is said of a pilot in brackets',
    `Boba Fett (Scum & Villainy) (PS8) [Firespray-31]
Talonbane Cobra (Kihraxz Fighter)`,
    ['bobafett', 'talonbanecobra'],
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

it.each([
  ['Soontir Fel (PtL, Autothrusterz)\nOmicron Group Pilot [Palpatine]', 3],
  ['Soontir Fel (27) (Push the Limits)', 1],
])('what is misspelt in brackets is asked about: %j', (text, asked) => {
  expect(read(text).lines.filter(({ is }) => is === 'guessed')).toHaveLength(asked)
  expect(toLookAt(text)).toEqual([])
})

it('what nobody knows in brackets is told', () => {
  expect(told('Wedge Antilles (Zorbulator, Predator)')).toEqual([
    'wedgeantilles ?Zorbulator predator',
  ])
})

it.each([
  ["Zeb Orrelios + Sabine's Masterpiece", 'tiefighter'],
  ['Kylo Ren + Primed Thrusters + First Order Vanguard', 'tiesilencer'],
  ['Dalan Oberos + R4 Agromech + Enforcer', 'm12lkimogilafighter'],
  ['Hera Syndulla + Phantom + Blaster Turret', 'attackshuttle'],
  ['Hera Syndulla + Ghost', 'vcx100'],
])('upgrades tell which ship a pilot flies: %s', (text, ship) => {
  expect(squadOf(text).ships[0]).toMatchObject({ ship })
})

it('a faction in brackets says whose squad it is', () => {
  expect(squadOf('Boba Fett (Scum)').faction).toBe('scum')
  expect(squadOf('Boba Fett (Imperial)').faction).toBe('imperial')
})

it('initials, as players write them, are asked about', () => {
  const text = 'Corran Horn + PTL + R2D2 + FCS + EU\nTurr Phennir + VI'
  expect(told(text)).toEqual([
    'corranhorn pushthelimit r2d2 firecontrolsystem engineupgrade',
    'turrphennir veteraninstincts',
  ])
  expect(read(text).lines.filter(({ is }) => is === 'guessed')).toHaveLength(4)
})

it('ships that are counted and that nobody flies are told, and fly under nobody else', () => {
  const text = 'Zertik Strom\n3 Zealous Recruit\n2xTIE Fighter'
  expect(told(text)).toEqual([
    'zertikstrom',
    ...Array.from({ length: 3 }, () => 'zealousrecruit'),
    '?TIE Fighter',
    '?TIE Fighter',
  ])
})

it('a ship that is no part of the pilot’s own stays as it was said', () => {
  expect(squadOf('Howlrunner (X-Wing)').ships[0]).toMatchObject({ ship: 'xwing' })
})
