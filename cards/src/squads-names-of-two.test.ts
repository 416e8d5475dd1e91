import { describe, expect, it } from 'vitest'
import {
  judged,
  pilotCard,
  read,
  squadOf,
  squads,
  toLookAt,
  told,
  upgradeCard,
} from './squads.suite.ts'

const total = (text: string) => squadOf(text).total

describe('a pilot and a crew card of one name', () => {
  it.each([
    [
      'Rebel Operative (16)\nKyle Katarn (3), Moldy Crow (3)\n\nWedge Antilles (29)\nR2-D2 (4)\n',
      ['rebeloperative kylekatarn moldycrow', 'wedgeantilles r2d2'],
      55,
    ],
    [
      'Blue Squadron Pilot (22)\nJan Ors (2), B-Wing/E2 (1)\n\n',
      ['bluesquadronpilot janors bwinge2'],
      25,
    ],
    [
      `[b]Wild Space Fringer (30)[/b]
[i]Lando Calrissian (3), Outrider (5), Heavy Laser Cannon (7)[/i]

[b]Luke Skywalker (28)[/b]
[i]R2-D2 (4)[/i]

[b]Total: 77[/b]`,
      ['wildspacefringer landocalrissian outrider heavylasercannon', 'lukeskywalker r2d2'],
      77,
    ],
  ])('its price says that it is aboard: %j', (text, ships, points) => {
    expect(told(text)).toEqual(ships)
    expect(total(text)).toBe(points)
  })

  const pilots = new Map(squads.pilots.map((pilot) => [pilot.name, pilot]))
  const both = squads.upgrades.filter(({ name, slot }) => slot === 'Crew' && pilots.has(name))

  it.each(['en', 'pl', 'de'] as const)(
    'each of them, in a block of a squad builder: %s',
    (language) => {
      for (const { name, names, points } of both) {
        const called = (language === 'en' ? null : names?.[language]) ?? name
        const text = `Outer Rim Smuggler (27)\n${called} (${points}), Glitterstim (2)\n\nAcademy Pilot (12)`
        expect(squadOf(text).ships, text).toHaveLength(2)
      }
      expect(both.length).toBeGreaterThan(20)
    },
  )

  it.each([
    [
      'the crew card is aboard already',
      'Dash Rendar w/ Push the Limit, Kyle Katarn, Outrider\nLuke Skywalker',
      ['dashrendar pushthelimit kylekatarn outrider', 'lukeskywalker'],
    ],
    [
      'every slot is taken, a card a line',
      'Dash Rendar\nKyle Katarn\nOutrider\nCaptain Rex\nEzra Bridger',
      ['dashrendar kylekatarn outrider', 'captainrex', 'ezrabridger'],
    ],
    [
      'the ship above has its upgrades in its line',
      'Dash Rendar + Push the Limit + Outrider\nLuke Skywalker',
      ['dashrendar pushthelimit outrider', 'lukeskywalker'],
    ],
    [
      'upgrades have bullets, and it has none',
      'Chewbacca\n- Predator\n"Leebo"\n- Outrider',
      ['chewbacca predator', 'leebo outrider'],
    ],
    [
      'a block below another, without points',
      'Wedge Antilles\nR2-D2, Predator\n\nRear Admiral Chiraneau\nDarth Vader, Engine Upgrade\n\nSoontir Fel',
      [
        'wedgeantilles r2d2 predator',
        'rearadmiralchiraneau darthvader engineupgrade',
        'soontirfel',
      ],
    ],
  ])('the layout says which it is: %s', (_, text, ships) => {
    expect(told(text)).toEqual(ships)
  })

  it.each([' - ', ' — ', ': ', ' = ', ' | ', ', '])(
    'its price says which one it is behind any sign: %j',
    (sign) => {
      const text = `Sabine Wren${sign}35\nKetsu Onyo${sign}38\nMaarek Stele${sign}35\nKetsu Onyo${sign}1`
      const { ships } = squadOf(text)
      expect(ships.map(({ id, ship }) => `${id} ${ship}`)).toEqual([
        'sabinewren lancerclasspursuitcraft',
        'ketsuonyo lancerclasspursuitcraft',
        'maarekstele tiedefender',
      ])
      expect(ships[2]?.upgrades.map(({ id }) => id)).toEqual(['ketsuonyo'])
    },
  )

  it.each([' | ', ', ', ' + '])(
    'its ship says that it flies, in one line with another: %j',
    (sign) => {
      const text = `Poe Dameron (T-70 X-wing)${sign}Han Solo (YT-1300)${sign}Predator`
      expect(told(text)).toEqual(['poedameron', 'hansolo predator'])
      expect(told(text.replace(' (YT-1300)', ' (Crew)'))).toHaveLength(1)
    },
  )

  it.each([' | ', ', ', '; '])('its ship may stand before each, in one line: %j', (sign) => {
    const text = `X-wing: Luke Skywalker, R2-D2${sign}YT-1300: Han Solo, Predator`
    expect(told(text)).toEqual(['lukeskywalker r2d2', 'hansolo predator'])
  })

  it('the price of several cards together, or one of two numbers, is nobody’s', () => {
    expect(told('Kanan Jarrus, Chewbacca = 42')).toEqual(['kananjarrus chewbacca'])
    expect(told('Chewbacca; 5; 42')).toEqual(['chewbacca'])
  })

  it('a ship, a colon and its pilot are no title of that name', () => {
    const text = 'A-wing: Testpilot\n- Chardaan-Nachrüstung\nTycho Celchu\n- A-wing Testpilot'
    expect(told(text)).toEqual(['prototypepilot chardaanrefit', 'tychocelchu awingtestpilot'])
  })

  it('of two boxes it is the one that goes with a card of another ship', () => {
    const ghostWith = (other: string) => squadOf(`Kanan Jarrus\nGhost\n\n"Zeb" Orrelios\n${other}`)
    expect(ghostWith('Phantom').ships[0]?.upgrades[0]?.id).toBe('ghost')
    expect(ghostWith('Phantom II').ships[0]?.upgrades[0]?.id).toBe('ghost-swx72')
    expect(judged(ghostWith('Phantom II'))).not.toContain('needs-card XWEN-21?')
    const file = {
      faction: 'rebel',
      pilots: [
        { name: 'kananjarrus', ship: 'vcx100', upgrades: { title: ['ghost', 'phantomii'] } },
      ],
    }
    expect(squadOf(JSON.stringify(file)).ships[0]?.upgrades[0]?.id).toBe('ghost')
  })

  it.each(['-', '–', '—'])('nor are they with a dash between spaces: %s', (dash) => {
    const text = `A-wing ${dash} Testpilot\n\tChardaan-Nachrüstung\n\nA-wing ${dash} Testpilot`
    expect(told(text)).toEqual(['prototypepilot chardaanrefit', 'prototypepilot'])
  })

  it.each([
    ['Poe Dameron (39)\n- Push the Limit\n- R5-P9\n- Autothrusters', 'poedameron'],
    ['Poe Dameron (41)\n- Push the Limit\n- R5-P9\n- Autothrusters', 'poedameron-swx57'],
    ['Poe Dameron (36)\n- Push the Limitt', 'poedameron-swx57'],
    ['Poe Dameron (33)\n- R2 Astromech', 'poedameron-swx57'],
  ])('of two pilots of a name it is the one who comes to the price: %j', (text, id) => {
    expect(squadOf(text).ships[0]?.id).toBe(id)
  })

  it('costs as a pilot what the pilot costs', () => {
    const { points } = pilotCard('kylekatarn', 'hwk290')
    expect(told(`Rebel Operative (16)\nKyle Katarn (${points}), Moldy Crow (3)`)).toHaveLength(2)
    expect(upgradeCard('kylekatarn').points).toBeLessThan(points ?? 0)
  })
})

describe('a pilot of two factions, where the text names none', () => {
  it.each([
    ['Fenn Rau (Protectorate Starfighter)', 'scum'],
    ['Fenn Rau (Sheathipede-class Shuttle)', 'rebel'],
    ['Fenn Rau (28)', 'scum'],
    ['Fenn Rau (20)', 'rebel'],
    ['Fenn Rau, Concord Dawn Protector', 'scum'],
    ['Captain Nym (30)\nFenn Rau (28)', 'scum'],
    ['Kath Scarlet, Glitterstim', 'scum'],
    ['Boba Fett, Greedo', 'scum'],
    ['Boba Fett, Fleet Officer', 'imperial'],
    [JSON.stringify({ pilots: [{ name: 'fennrau', ship: 'protectoratestarfighter' }] }), 'scum'],
  ])('ship, price and upgrades say it: %j', (text, faction) => {
    expect(squadOf(text).faction).toBe(faction)
    expect(judged(squadOf(text)).filter((one) => !one.startsWith('list-incomplete'))).toEqual([])
  })
})

describe('a ship that nobody knows', () => {
  it.each([
    ['Newpilot\n- Push the Limit\n- Autothrusters', ['?Newpilot pushthelimit autothrusters'], 5],
    [
      'Zorbulon\nPredator, C-3PO\n\nWedge Antilles\nR2-D2',
      ['?Zorbulon predator c3po', 'wedgeantilles r2d2'],
      39,
    ],
    [
      'Soontir Fel\n- Push the Limit\n\nNewpilot\n- Stealth Device',
      ['soontirfel pushthelimit', '?Newpilot stealthdevice'],
      33,
    ],
    [
      'My squad\nNewpilot\n- Push the Limit\nSoontir Fel',
      ['?Newpilot pushthelimit', 'soontirfel'],
      30,
    ],
    ['Newpilot\nUpgrades: Push the Limit', ['?Newpilot pushthelimit'], 3],
    ['Newpilot\nElite: Push the Limit', ['?Newpilot pushthelimit'], 3],
  ])('is told, and what it carries counts: %j', (text, ships, points) => {
    expect(told(text)).toEqual(ships)
    expect(total(text)).toBe(points)
    expect(toLookAt(text)).toHaveLength(1)
    expect(judged(squadOf(text)).some((one) => one.startsWith('unknown-card'))).toBe(true)
  })

  it.each([
    'My squad\nWedge Antilles\nPredator',
    'Two aces\nWedge Antilles, Predator',
    'Two aces\n\nWedge Antilles\nPredator',
    'Two aces\n- Wedge Antilles\n  - Predator',
    'My squad\nLuke Skywalker\nPredator',
    'My squad\nX-Wing\nWedge Antilles\nPredator',
  ])('is no title above a pilot: %j', (text) => {
    expect(told(text)).toHaveLength(1)
    expect(read(text).lines[0]).toMatchObject({ line: 0, is: 'about' })
  })
})
