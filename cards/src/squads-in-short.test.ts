import { expect, it } from 'vitest'
import { read, toLookAt, told } from './squads.suite.ts'

it.each([
  ['"Echo"\nAdv. Cloaking Device', 'echo advancedcloakingdevice'],
  ['"Echo"\nCloaking Device', 'echo cloakingdevice'],
  ['"Echo"\nAdv Sensors', 'echo advancedsensors'],
  ['Soontir Fel\nEng. Upgrade', 'soontirfel engineupgrade'],
  ['Capt. Yorr\n- Recon Spec', 'captainyorr reconspecialist'],
  ['Col. Jendon\nIntel Agent', 'coloneljendon intelligenceagent'],
  ['Cmdr Kenkirk', 'commanderkenkirk'],
  ['"Deathrain"\nProx Mines', 'deathrain proximitymines'],
  ['Wedge Antilles\nPlasma Torps', 'wedgeantilles plasmatorpedoes'],
  ['Wedge Antilles\nProt. Torps', 'wedgeantilles protontorpedoes'],
])('words in short are asked about: %j', (text, ship) => {
  expect(told(text).map((one) => one.replace('-swx', ''))).toEqual([ship])
  expect(toLookAt(text)).toEqual([])
})

it.each([
  ['Serissu\nLight Scyk', 'serissu lightscykinterceptor'],
  ['Tansarii Point Veteran\nHeavy Scyk', 'tansariipointveteran heavyscykinterceptor'],
  ['Darth Vader\nx1', 'darthvader tiex1'],
  ['Keyan Farlander\nE2', 'keyanfarlander bwinge2'],
  ['Omicron Group Pilot\nPalp', 'omicrongrouppilot emperorpalpatine'],
  ['Kylo Ren (35)\nPred', 'kyloren predator'],
  ['Luke (28), R2-D2 (4)', 'lukeskywalker r2d2'],
  ['Han Solo (46)\nLuke', 'hansolo lukeskywalker'],
  ['Nym, Trick Shot', 'captainnym trickshot'],
  ['Fel, Push the Limit', 'soontirfel pushthelimit'],
])('words that only one name has are asked about: %j', (text, ship) => {
  expect(told(text)).toEqual([ship])
  expect(toLookAt(text)).toEqual([])
})

it('words that several names have are told, not taken', () => {
  for (const words of ['R2', 'Test Wing', 'Laser']) {
    expect(told(`Wedge Antilles\n${words}`), words).toEqual([`wedgeantilles ?${words}`])
  }
})

it.each([
  'Black Squadron\n\nBlack Squadron Pilot (14)',
  'Black Squadron\nBlack Squadron Pilot (14)',
  'Rhymer\n\nBlack Squadron Pilot (14)',
])('the name of a squad above prices does not fly, whoever it is like: %j', (text) => {
  expect(told(text)).toEqual(['blacksquadronpilot'])
  expect(read(text).lines[0]).toMatchObject({ is: 'about' })
})

it('a ship without its price flies, also above others that have theirs', () => {
  expect(told('Vader\nBlack Squadron Pilot (14)')).toEqual(['darthvader', 'blacksquadronpilot'])
})

it('the name of a squad is not taken for a card in short', () => {
  for (const title of [
    'My squad',
    'Two aces',
    'Palp Aces',
    'Fat Han',
    'Dash Ace',
    'Bro Bots',
    'Trip Ups',
  ]) {
    expect(read(`${title}\nWedge Antilles`).lines[0], title).toMatchObject({ is: 'about' })
  }
})

it('words in short that fit several cards are told, not taken', () => {
  expect(told('Wedge Antilles\nAdv. Pro')).toEqual(['wedgeantilles ?Adv. Pro'])
})

it.each([
  'Upgrades: none',
  'Upgrades: None',
  'No upgrades',
  'Aufwertungen: keine',
  'Brak ulepszeń',
])('no upgrades are none: %s', (line) => {
  expect(told(`Soontir Fel (27)\n${line}`)).toEqual(['soontirfel'])
  expect(toLookAt(`Soontir Fel (27)\n${line}`)).toEqual([])
})

it.each(['| Pilot | Upgrades | Points |', 'Pilot\tUpgrades\tPoints', 'Pilot;Ship;Upgrades;Cost'])(
  'the first line of a table is no ship: %j',
  (head) => {
    const text = `${head}\n| Soontir Fel | Push the Limit | 30 |`
    expect(told(text)).toEqual(['soontirfel pushthelimit'])
    expect(read(text).lines[0]).toMatchObject({ is: 'about' })
  },
)

it('a pilot in short parts a line of pilots as the others do', () => {
  expect(told('Edrio, Kullbee Sperado, Vectored Thrusters')).toEqual([
    'edriotwotubes',
    'kullbeesperado vectoredthrusters',
  ])
  expect(told('Defender - Rexler Brath - Predator')).toEqual(['rexlerbrath predator'])
})
