import { describe, expect, it } from 'vitest'
import { readList } from '../../engine/src/cards/list-cards.ts'
import { judged, read, squadOf, squads, toLookAt, told } from './squads.suite.ts'

const nearestTo = (text: string): readonly string[] =>
  toLookAt(text).flatMap(({ nearest }) => nearest.map(({ id }) => id))

const aces = [
  'soontirfel pushthelimit royalguardtie autothrusters stealthdevice',
  'darthvader tiex1',
]
const rebels = [
  'wedgeantilles predator r2d2 integratedastromech',
  'chewbacca hansolo c3po millenniumfalcon',
  'banditsquadronpilot',
  'banditsquadronpilot',
]

describe('squad builders’ texts', () => {
  it.each([
    [
      'a ship a line with pluses and points',
      `Two aces (69)
Soontir Fel (27) + Push the Limit (3), Royal Guard TIE (0), Autothrusters (2), Stealth Device (3)
Darth Vader (29) + TIE/x1 (0)`,
      aces,
    ],
    [
      'a ship a line with dashes',
      `Soontir Fel — TIE Interceptor — Push the Limit, Royal Guard TIE, Autothrusters, Stealth Device
Darth Vader — TIE Advanced — TIE/x1`,
      aces,
    ],
    [
      'the ship behind the pilot, upgrades below, totals of ships',
      `Soontir Fel — TIE Interceptor 27
Push the Limit 3
Royal Guard TIE 0
Autothrusters 2
Stealth Device 3
Ship Total: 35

Darth Vader — TIE Advanced 29
TIE/x1 0
Ship Total: 29`,
      aces,
    ],
    [
      'indented bullets',
      `Squad: Two aces
* Soontir Fel (TIE Interceptor) (35)
    * Push the Limit
    * Royal Guard TIE
    * Autothrusters
    * Stealth Device
* Darth Vader (TIE Advanced) (29)
    * TIE/x1
Total: 64/100`,
      aces,
    ],
    [
      'the ship below the pilot',
      `64 points

PILOTS
------

Soontir Fel (35)
TIE Interceptor (27), Push the Limit (3), Royal Guard TIE (0), Autothrusters (2), Stealth Device (3)

Darth Vader (29)
TIE Advanced (29), TIE/x1 (0)`,
      aces,
    ],
    [
      'points before names, ships in brackets',
      `(27) Soontir Fel [TIE Interceptor]
(3) Push the Limit
(0) Royal Guard TIE
(2) Autothrusters
(3) Stealth Device
Points: 35

(29) Darth Vader [TIE Advanced]
(0) TIE/x1
Points: 29

Total points: 64`,
      aces,
    ],
    [
      'marks of a forum',
      `[b]Soontir Fel[/b] (27)
[i]Push the Limit[/i] (3)
[i]Royal Guard TIE[/i] (0)
[i]Autothrusters[/i] (2)
[i]Stealth Device[/i] (3)

[b]Darth Vader[/b] (29)
[i]TIE/x1[/i] (0)

[b][i]Total: 64[/i][/b]

[url=http://example.org/?f=Galactic%20Empire&d=v4!s!]View in a squad builder[/url]`,
      aces,
    ],
    [
      'a page that breaks its own lines',
      `<p><b>Soontir Fel (27)</b><br />Push the Limit (3)<br/>Royal Guard TIE (0)<br>Autothrusters (2)<br />
Stealth Device (3)</p><p><b>Darth Vader (29)</b><br />TIE/x1 (0)</p><b><i>Total: 64</i></b>`,
      aces,
    ],
    [
      'emphasis around a line with points',
      `**Soontir Fel** (27)  
*Push the Limit (3), Royal Guard TIE (0), Autothrusters (2), Stealth Device (3)*  
**Ship Total: 35**

**Darth Vader** (29)  
_TIE/x1 (0)_`,
      aces,
    ],
    [
      'a word before every line that says what it is',
      `Ship: TIE Interceptor
Pilot: Soontir Fel
Upgrades: Push the Limit, Royal Guard TIE, Autothrusters, Stealth Device

Pilot 2: Darth Vader
Ship: TIE Advanced
Upgrade: TIE/x1`,
      aces,
    ],
    [
      'such a word decides between a pilot and a crew card of one name',
      `Pilot: Wedge Antilles
Aufwertungen: Predator, R2-D2, Integrated Astromech
Pilot: Chewbacca
Upgrades: Han Solo, C-3PO, Millennium Falcon
Pilot: 2x Bandit Squadron Pilot`,
      rebels,
    ],
    [
      'slots before cards',
      `TIE Interceptor: Soontir Fel
Elite: Push the Limit
Title: Royal Guard TIE
Modifications: Autothrusters, Stealth Device

TIE Advanced: Darth Vader
Title: TIE/x1`,
      aces,
    ],
    [
      'marks of another forum and ships as headings',
      `**TIE Interceptor**
**Soontir Fel** (27)
- Push the Limit
- Royal Guard TIE
- Autothrusters
- Stealth Device

**TIE Advanced**
**Darth Vader** (29)
- TIE/x1`,
      aces,
    ],
    [
      'cards in brackets',
      `1. Soontir Fel (Push the Limit, Royal Guard TIE, Autothrusters, Stealth Device)
2. Darth Vader (TIE/x1)`,
      aces,
    ],
    [
      'a pilot and a crew card of one name, copies counted',
      `Wedge Antilles (29)
Predator (3)
R2-D2 (4)
Integrated Astromech (0)

Chewbacca (42)
Han Solo (2)
C-3PO (3)
Millennium Falcon (1)

2x Bandit Squadron Pilot (12)`,
      rebels,
    ],
    [
      'German names',
      `Rebellen
Wedge Antilles (X-Wing): Jagdinstinkt, R2-D2, Integrierter Astromech
Chewbacca (YT-1300): Han Solo (Crew), C-3PO, Millennium Falke
2 × Pilot der Bandit-Staffel`,
      rebels,
    ],
    [
      'Polish names',
      `Frakcja: Rebelianci
Wedge Antilles (29)
 - Drapieżnik
 - R2-D2
 - Integrated Astromech
Chewbacca (42)
 - Han Solo
 - C-3PO
 - Sokół Millennium
Pilot Eskadry Bandytów x2
Razem: 108`,
      rebels,
    ],
    [
      'misspelt names',
      `Wegde Antiles, Predater, R2D2, Intergrated Astromech
Chewbaca, Han Sollo, C3P0, Milennium Falcon
2x Bandit Sqadron Pilot`,
      rebels,
    ],
    [
      'names by one word, as people say them',
      `Soontir, Push the Limit, Royal Guard TIE, Autothrusters, Stealth Device
Vader: TIE/x1`,
      aces,
    ],
  ])('%s', (_, text, ships) => {
    expect(told(text)).toEqual(ships)
    expect(toLookAt(text)).toEqual([])
  })

  it('say what they cost: the largest total is that of the squad', () => {
    expect(read('Soontir Fel (27)\nShip Total: 27\n\nTotal: 98/100').declared).toBe(98)
    expect(read('100 points\nSoontir Fel\nPoints: 27').declared).toBe(100)
    expect(read('Two Aces (61)\nSoontir Fel').declared).toBe(61)
    expect(read('Soontir Fel').declared).toBeNull()
  })

  it('say what is brought along', () => {
    const list = squadOf(
      'Soontir Fel\nObstacles: core-asteroid-5, yt2400debris1\nDamage deck: core2',
    )
    expect(list).toMatchObject({
      obstacles: ['coreasteroid5', 'yt2400debris1'],
      damageDeck: 'force-awakens',
    })
  })
})

describe('names that several cards share', () => {
  it.each([
    ['the ship decides', 'Maarek Stele (TIE Defender)', 'tiedefender', 35],
    ['the ship decides', 'Maarek Stele (TIE Advanced)', 'tieadvanced', 27],
    ['the points decide', 'Maarek Stele (35)', 'tiedefender', 35],
    ['the points decide', 'Poe Dameron (33)', 't70xwing', 33],
    [
      'the points of the pilot alone decide',
      'Poe Dameron (34)\nT-70 X-wing (33), Veteran Instincts (1)',
      't70xwing',
      33,
    ],
    [
      'the points of the pilot alone decide',
      'Poe Dameron (33)\nT-70 X-wing (31), Autothrusters (2)',
      't70xwing',
      31,
    ],
  ])('%s: %s', (_, text, ship, points) => {
    expect(squadOf(text).ships[0]).toMatchObject({ ship, points })
  })

  it.each([
    ['Galactic Empire\nBoba Fett', 'imperial'],
    ['Scum and Villainy\nBoba Fett', 'scum'],
    ['Boba Fett\nCartel Spacer', 'scum'],
    ['Boba Fett\nAcademy Pilot', 'imperial'],
  ])('the faction decides: %j', (text, faction) => {
    expect(squadOf(text)).toMatchObject({
      faction,
      ships: [{ factions: { card: faction } }, ...squadOf(text).ships.slice(1)],
    })
  })

  it('the slot decides, or what is left of them', () => {
    const [, crew] = told('Han Solo (YT-1300)\nR2-D2').at(0)?.split(' ') ?? []
    expect(crew).toBe('r2d2-swx22')
    expect(told('Wedge Antilles\nR2-D2')).toEqual(['wedgeantilles r2d2'])
    expect(told('Norra Wexley (ARC-170)\n- Crew: R2-D2')).toEqual(['norrawexley r2d2-swx22'])
    expect(told('Norra Wexley (ARC-170)\n- R2 Astromech\n- R2-D2')).toEqual([
      'norrawexley r2astromech r2d2-swx22',
    ])
  })
})

describe('what nobody can place', () => {
  it.each([
    ['Wedge Antilles\n- Preddattor of the Deep', 'predator'],
    ['Wedge Antilles\n- R2-Dtwo', 'r2d2'],
    ['Han Solo\n- Millenium Falkon Title', 'millenniumfalcon'],
    ['Soontir Fel\n- Push it to the Limit', 'pushthelimit'],
    ['Soontir Fel\n- Auto-Truster Mod', 'autothrusters'],
    ['Wedge Antilles\n\nSontir Fell of the 181st (27)', 'soontirfel'],
  ])('%j is named with the right card among the nearest', (text, meant) => {
    expect(toLookAt(text)).toHaveLength(1)
    expect(nearestTo(text).slice(0, 3)).toContain(meant)
    expect(judged(squadOf(text)).some((one) => one.startsWith('unknown-card'))).toBe(true)
  })

  it('an upgrade before the first ship is told of, and no ship has it', () => {
    const text = 'Predator (3)\nWedge Antilles (29)'
    expect(toLookAt(text)).toEqual([
      {
        text: 'Predator',
        line: 0,
        is: 'unknown',
        where: null,
        nearest: [],
      },
    ])
    expect(told(text)).toEqual(['wedgeantilles'])
    expect(toLookAt('Predater\nWedge Antilles')[0]?.nearest[0]?.id).toBe('predator')
  })

  it('an unknown card keeps its place and the points it says', () => {
    const list = squadOf('Wedge Antilles (29)\n- Zorbulator (7)')
    expect(list).toMatchObject({
      total: 36,
      ships: [{ upgrades: [{ name: 'Zorbulator', points: 7 }] }],
    })
  })

  it.each(['', '   \n\n', 'Dear all, see you on Sunday!', '{"a": 1}', '[]', '{broken'])(
    'no squad: %j',
    (text) => {
      expect(readList(squads, text)).toBeNull()
    },
  )
})
