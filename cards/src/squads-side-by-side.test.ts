import { describe, expect, it } from 'vitest'
import { squadOf, toLookAt, told } from './squads.suite.ts'

const times = (count: number, ship: string) => Array.from({ length: count }, () => ship)

describe('a count behind the last upgrade of a line', () => {
  it.each([
    ['Black Squadron Pilot + Crack Shot x4', times(4, 'blacksquadronpilot crackshot'), 60],
    ['Black Squadron Pilot (14) + Crack Shot (1) x5', times(5, 'blacksquadronpilot crackshot'), 75],
    ['Delta Squadron Pilot (30) TIE/x7 (-2) x3', times(3, 'deltasquadronpilot tiex7'), 84],
  ])('is that of the ship where it has no room for so many: %s', (text, ships, total) => {
    expect(told(text)).toEqual(ships)
    expect(squadOf(text).total).toBe(total)
  })

  it.each([
    'Gold Squadron Pilot + Proton Torpedoes x2',
    'Gold Squadron Pilot + 2x Proton Torpedoes',
    'Gold Squadron Pilot\n2 Proton Torpedoes',
  ])('is that of the upgrade where it has: %j', (text) => {
    expect(told(text)).toEqual(['goldsquadronpilot protontorpedoes protontorpedoes'])
  })

  it('is that of the upgrade where nobody knows the ship, or it is counted itself', () => {
    expect(told('Newpilot + Crack Shot x2')).toEqual(['?Newpilot crackshot crackshot'])
    expect(told('2x Black Squadron Pilot + Crack Shot x2')).toEqual(
      times(2, 'blacksquadronpilot crackshot crackshot'),
    )
  })
})

it.each([
  '27 Soontir Fel\n3 Push the Limit\n2 Autothrusters',
  '27 Soontir Fel, 3 Push the Limit, 2 Autothrusters',
])('a number before a card is its price where no ship has room for so many: %j', (text) => {
  expect(told(text)).toEqual(['soontirfel pushthelimit autothrusters'])
  expect(squadOf(text).total).toBe(32)
})

it('a number before a card is its price where that of the pilot is one', () => {
  expect(told('46 Rear Admiral Chiraneau\n3 Rebel Captive\n1 Intelligence Agent')).toEqual([
    'rearadmiralchiraneau rebelcaptive intelligenceagent',
  ])
  expect(told('20 Gold Squadron Pilot, 2 Proton Torpedoes')).toEqual([
    'goldsquadronpilot protontorpedoes protontorpedoes',
  ])
})

it('a card that costs nothing is not lost', () => {
  expect(told('26 Carnor Jax\n0 Royal Guard TIE\n3 Push the Limit\n4 Shield Upgrade')).toEqual([
    'carnorjax royalguardtie pushthelimit shieldupgrade',
  ])
})

describe('a pilot and what stands beside the name', () => {
  it.each([
    ['Wedge Antilles X-wing (29)\nPredator (3)', 'wedgeantilles predator'],
    ['X-wing Wedge Antilles (29), Predator (3)', 'wedgeantilles predator'],
    ['Soontir Fel PS9 (27)\nPush the Limit (3)', 'soontirfel pushthelimit'],
    ['Soontir Fel PS 9 (27)\nPush the Limit (3)', 'soontirfel pushthelimit'],
    ['Soontir Fel Interceptor 27\nPush the Limit 3', 'soontirfel pushthelimit'],
    ['Maarek Stele TIE Defender', 'maarekstele'],
  ])('is that pilot: %j', (text, ship) => {
    expect(told(text)).toEqual([ship])
    expect(toLookAt(text)).toEqual([])
  })

  it('is no pilot whose own ship it is not: a title may be misspelt', () => {
    expect(told('Soontir Fel (27)\n- E-wing Test Pilot (0)')).toEqual(['soontirfel awingtestpilot'])
  })

  it('flies the ship that is said', () => {
    const shipsOf = (text: string) => squadOf(text).ships.map(({ ship }) => ship)
    expect(shipsOf('Maarek Stele TIE Defender\nTIE Advanced Maarek Stele')).toEqual([
      'tiedefender',
      'tieadvanced',
    ])
    expect(shipsOf('TIE Fighter Academy Pilot x2')).toEqual(['tiefighter', 'tiefighter'])
  })
})

it.each([
  ['Fenn Rau (Fang Fighter), Autothrusters', 'protectoratestarfighter'],
  ['Gunboat\nNu Squadron Pilot', 'alphaclassstarwing'],
  ['Upsilon Shuttle: Major Stridan', 'upsilonclassshuttle'],
  ['Asajj Ventress [Lancer] Glitterstim', 'lancerclasspursuitcraft'],
])('a ship by what everybody calls it: %j', (text, ship) => {
  expect(squadOf(text).ships).toMatchObject([{ ship }])
  expect(toLookAt(text)).toEqual([])
})

it.each([
  ['Ship: B-wig - Blue Squadron Pilot', 'bluesquadronpilot', 'bwing'],
  ['Wedge Antilles — m-wing 29\nPredator 3', 'wedgeantilles predator', 'xwing'],
  ['| Z-95 Headhuner | Bandit Squadron Pilot | 12 |', 'banditsquadronpilot', 'z95headhunter'],
  ['Chewbacca\tTY-1300\tC-3PO', 'chewbacca c3po', 'yt1300'],
  ['Pilot: Prototype Pilot\nShip: A-wwing\nMissile: Chardaan Refit', null, 'awing'],
  ['TIE Interceptro\nSoontir Fel', 'soontirfel', 'tieinterceptor'],
  ['Ten Numb (s-wing)', 'tennumb', 'bwing'],
])('a misspelt ship is the one that the pilot beside it flies: %j', (text, ship, kind) => {
  expect(told(text)).toEqual([ship ?? 'prototypepilot chardaanrefit'])
  expect(squadOf(text).ships).toMatchObject([{ ship: kind }])
  expect(toLookAt(text)).toEqual([])
})

it('a misspelt ship that no pilot beside it flies stays as it was said', () => {
  expect(told('Soontir Fel, B-wig')).toEqual(['soontirfel ?B-wig'])
})

it.each(['B-wing/E3', 'B-wing/2', 'B-wing/EE2 (1)'])(
  'a misspelt title with a stroke in it is no ship and something more: %s',
  (title) => {
    expect(told(`Ten Numb\n- ${title}`)).toEqual(['tennumb bwinge2'])
    expect(told(`Ten Numb, ${title}, Jan Ors`)).toEqual(['tennumb bwinge2 janors'])
  },
)

it.each(['HotR', 'TFA'])('a box in short says which card of a name it is: %s', (box) => {
  expect(told(`Han Solo (${box}) (46)\nMillennium Falcon (${box}) (1)`)).toEqual([
    'hansolo-swx57 millenniumfalcon-swx57',
  ])
})

it('a title in brackets behind the pilot, and again among the cards, is there once', () => {
  expect(told('4-LOM (Mist Hunter): Mist Hunter, Tractor Beam')).toEqual([
    '4lom misthunter tractorbeam',
  ])
  expect(told('Gold Squadron Pilot (Proton Torpedoes), Proton Torpedoes')).toEqual([
    'goldsquadronpilot protontorpedoes protontorpedoes',
  ])
})
