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
