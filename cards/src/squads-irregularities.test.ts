import { describe, expect, it } from 'vitest'
import { putCard, suggestCards } from '../../engine/src/cards/list-cards.ts'
import { shipPoints } from '../../engine/src/vocabulary/squad-list.ts'
import {
  type Flown,
  flying,
  found,
  judged,
  must,
  pilotCard,
  read,
  squadOf,
  squads,
  upgradeCard,
} from './squads.suite.ts'

const [notForShip, limited] = ['not-for-ship', 'limited-twice'].map(must)
const points = (...ship: Flown): number => flying(ship).total ?? 0
const pilot = pilotCard

describe('costs that other upgrades change', () => {
  it('TIE/x1: system upgrades cost 4 less, never below 0', () => {
    const vader = pilot('darthvader')
    expect(points(vader, 'tiex1', 'advtargetingcomputer')).toBe(29 + 1)
    expect(points(vader, 'tiex1', 'firecontrolsystem')).toBe(29)
    expect(points(vader, 'tiex1', 'firecontrolsystem', 'predator')).toBe(29 + 3)
  })

  it('Vaksai: every upgrade costs 1 less, never below 0', () => {
    const marauder = pilot('cartelmarauder')
    expect(points(marauder, 'vaksai', 'hullupgrade', 'glitterstim', 'guidancechips')).toBe(
      20 + 2 + 1,
    )
  })

  it('Renegade Refit: elite upgrades cost 1 less, never below 0', () => {
    expect(points(pilot('wedgeantilles'), 'renegaderefit', 'predator')).toBe(29 - 2 + 2)
    expect(points(pilot('wedgeantilles'), 'renegaderefit', 'trickshot')).toBe(29 - 2)
  })

  it.each([
    ['chardaanrefit', 'prototypepilot', -2],
    ['tiex7', 'deltasquadronpilot', -2],
    ['lightscykinterceptor', 'cartelspacer', -2],
    ['starvipermkii', 'blacksunenforcer', -3],
    ['renegaderefit', 'rookiepilot', -2],
  ])('%s gives points back', (id, flyer, back) => {
    const card = pilot(flyer)
    expect(points(card, id)).toBe((card.points ?? 0) + back)
  })
})

describe('pilot skill', () => {
  it.each([
    ['R2-D6', 'rookiepilot', 'redsquadronpilot', 'r2d6'],
    ['Royal Guard TIE', 'sabersquadronpilot', 'royalguardpilot', 'royalguardtie'],
    ['A-wing Test Pilot', 'prototypepilot', 'greensquadronpilot', 'awingtestpilot'],
    ['Virago', 'blacksunvigo', 'guri', 'virago'],
    ['Black One', 'snapwexley', 'poedameron', 'blackone'],
  ])('%s is not for %s, but for %s', (_, low, high, id) => {
    expect(found([pilot(low), id])).toEqual([must('skill-too-low')])
    expect(found([pilot(high), id])).toEqual([])
  })

  it.each([
    ['R2-D6', 'rookiepilot', 'r2d6'],
    ['A-wing Test Pilot', 'prototypepilot', 'awingtestpilot'],
  ])('%s gives a slot, and what is in it does not raise the skill for it', (_, low, id) => {
    expect(found([pilot(low), id, 'veteraninstincts'])).toEqual([must('skill-too-low')])
    expect(found([pilot('blacksunvigo'), 'virago', 'veteraninstincts'])).toContainEqual(
      must('skill-too-low'),
    )
  })

  it('R2-D6 is not for a pilot who has an elite slot', () => {
    expect(found([pilot('wedgeantilles'), 'r2d6'])).toEqual([notForShip])
  })
})

describe('what a ship has to be or have', () => {
  it.each([
    [
      'Lightweight Frame: agility 2 or less',
      'lightweightframe',
      'academypilot',
      'scimitarsquadronpilot',
    ],
    ['Pulsed Ray Shield: exactly 1 shield', 'pulsedrayshield', 'rookiepilot', 'rebeloperative'],
    [
      'Thrust Corrector: hull 4 or less',
      'thrustcorrector',
      'outerrimsmuggler',
      'knavesquadronpilot',
    ],
    ['Autothrusters: boost', 'autothrusters', 'rookiepilot', 'prototypepilot'],
    [
      'Long-Range Scanners: torpedo and missile',
      'longrangescanners',
      'rookiepilot',
      'scimitarsquadronpilot',
    ],
  ])('%s', (_, id, wrong, right) => {
    expect(found([pilot(wrong), id])).toContain(notForShip)
    expect(found([pilot(right), id])).toEqual([])
  })

  it('Autothrusters: boost may come from another upgrade', () => {
    const ship: Flown = [pilot('cartelmarauder'), 'vaksai', 'autothrusters']
    expect(found(ship)).toEqual([notForShip])
    expect(found([...ship, 'engineupgrade'])).toEqual([])
  })

  it('Ghost and Phantom belong together: a leader is told where one is missing', () => {
    const ghost = (id: string): Flown => [pilot('lothalrebel'), id]
    const phantom: Flown = [pilot('zeborrelios', 'attackshuttle'), 'phantom']
    const phantom2: Flown = [pilot('zeborrelios', 'sheathipedeclassshuttle'), 'phantomii']
    expect(found(ghost('ghost'), phantom)).toEqual([])
    expect(found(ghost('ghost-swx72'), phantom2)).toEqual([])
    expect(found(ghost('ghost'))).toEqual(['needs-card XWEN-21?'])
    expect(found(phantom)).toEqual(['needs-card XWEN-21?'])
    expect(found(ghost('ghost'), phantom2)).toEqual(['needs-card XWEN-21?', 'needs-card XWEN-21?'])
  })

  it('Maul joins Rebels where Ezra Bridger is in the squad', () => {
    const maul: Flown = [pilot('lothalrebel'), 'maul']
    expect(found(maul)).toEqual(['not-for-faction XWEN-22'])
    expect(found([...maul, 'ezrabridger'])).toEqual([])
    expect(found(maul, [pilot('ezrabridger')])).toEqual([])
    expect(found([pilot('trandoshanslaver'), 'maul'])).toEqual([])
  })

  it('Integrated Astromech is for two kinds of ship, Rear Admiral Chiraneau for one faction', () => {
    expect(found([pilot('rookiepilot'), 'integratedastromech'])).toEqual([])
    expect(found([pilot('prototypepilot'), 'integratedastromech'])).toEqual([notForShip])
    expect(found([pilot('omicrongrouppilot'), 'rearadmiralchiraneau'])).toEqual([])
    expect(found([pilot('outerrimsmuggler'), 'rearadmiralchiraneau'])).toEqual([
      'not-for-faction XWEN-22',
    ])
  })

  it('Ordnance Tubes are epic', () => {
    expect(found([pilot('rookiepilot'), 'ordnancetubes'])).toContain('barred-mark XWEN-34')
  })
})

describe('errors and oddities of the data', () => {
  it.each(['arccaster', 'pulsedrayshield'])('%s is for Rebels as well', (id) => {
    expect(upgradeCard(id).factions).toEqual(['rebel', 'scum'])
    const ships: readonly Flown[] = [
      [pilot('rebeloperative'), 'pulsedrayshield'],
      [pilot('bluesquadronpilot', 'bwing'), 'arccaster'],
    ]
    expect(found(...ships)).toEqual([])
    expect(found([pilot('deltasquadronpilot'), 'arccaster'])).toEqual(['not-for-faction XWEN-22'])
  })

  it.each(['adaptability', 'pivotwing', 'arccaster', 'intensity', 'servomotorsfoils'])(
    '%s is there once, under both of its names',
    (id) => {
      expect(squads.upgrades.filter((card) => card.id === id)).toHaveLength(1)
    },
  )

  it.each([
    ['Adaptability (+1)', 'adaptability'],
    ['Adaptability', 'adaptability'],
    ['Pivot Wing (Landing)', 'pivotwing'],
    ['ARC Caster (Recharging)', 'arccaster'],
    ['Intensity (Exhausted)', 'intensity'],
    ['Servomotor S-foils (Closed)', 'servomotorsfoils'],
  ])('%s is one side of a card', (name, id) => {
    const { ships } = squadOf(`Blue Squadron Novice (T-70 X-wing)\n- ${name}`)
    expect(ships[0]?.upgrades[0]?.id).toBe(id)
  })

  it('Nashtah Pup Pilot costs nothing anybody knows: no squad has it', () => {
    const list = squadOf(
      '{"faction":"scum","pilots":[{"name":"nashtahpuppilot","ship":"z95headhunter"}]}',
    )
    expect(judged(list)).toContain(must('without-cost'))
    const offered = suggestCards(squads, list, { in: 'list' }, 'nashtah')
    expect(offered).toEqual([])
  })

  it('Outer Rim Smuggler has a weaker ship than others of its kind', () => {
    const [smuggler, han] = [pilot('outerrimsmuggler'), pilot('hansolo')].map((card) => {
      const [ship] = flying([card]).ships
      return [ship?.attack, ship?.hull, ship?.shields]
    })
    expect(smuggler).toEqual([2, 6, 4])
    expect(han).toEqual([3, 8, 5])
  })

  it('hull and shields count what upgrades add, the attack of a last volley does not', () => {
    const [ship] = flying([pilot('contractedscout'), 'punishingone', 'shieldupgrade']).ships
    expect([ship?.attack, ship?.hull, ship?.shields]).toEqual([2, 5, 5])
    expect(ship === undefined ? 0 : shipPoints(ship)).toBe(25 + 12 + 4)
  })

  it.each([
    ['crew/r2d2', 'chewbacca', 'yt1300', 'crew', 'r2d2', 'r2d2-swx22'],
    ['title/slave1', 'bountyhunter', 'firespray31', 'title', 'slave1', 'slavei'],
    ['astromech/r2d2', 'wedgeantilles', 'xwing', 'amd', 'r2d2', 'r2d2'],
  ])('%s is met under an old id', (_, name, ship, slot, id, meant) => {
    const text = JSON.stringify({ pilots: [{ name, ship, upgrades: { [slot]: [id] } }] })
    expect(read(text).lines.map(({ is }) => is)).toEqual(['card', 'card'])
    expect(squadOf(text).ships[0]?.upgrades[0]?.id).toBe(meant)
  })

  it.each([
    ['ltlorrir', 'tieinterceptor', 'lieutenantlorrir', 'tieinterceptor'],
    ['leebo', 'yt2400freighter', 'leebo', 'yt2400'],
  ])('%s in a %s is met under an old id', (name, ship, id, kind) => {
    const list = squadOf(JSON.stringify({ pilots: [{ name, ship }] }))
    expect(list.ships[0]).toMatchObject({ id, ship: kind })
  })

  it('names that collide have ids of their own', () => {
    const ids = ['poedameron-swx57', 'hansolo-swx57', 'chewbacca-swx57']
    expect(ids.map((id) => pilot(id).name)).toEqual(['Poe Dameron', 'Han Solo', 'Chewbacca'])
    const cards = ['millenniumfalcon-swx57', 'r2d2-swx22', 'ghost-swx72', 'chopper-swx72']
    const list = flying([pilot('hansolo-swx57'), 'millenniumfalcon-swx57'])
    expect(list.ships[0]?.product?.name).toBe('Heroes of the Resistance Expansion Pack')
    expect(cards.map((id) => upgradeCard(id).name)).toEqual([
      'Millennium Falcon',
      'R2-D2',
      'Ghost',
      '"Chopper"',
    ])
  })

  it('a squad may have two of Attanni Mindlink', () => {
    const ships = ['manaroo', 'dengar', 'talonbanecobra'].map(
      (id): Flown => [pilot(id), 'attannimindlink'],
    )
    expect(found(...ships.slice(0, 2))).toEqual([])
    expect(found(...ships).filter((code) => code === limited)).toHaveLength(1)
  })

  it('unique names count for pilots and upgrades alike', () => {
    expect(found([pilot('lukeskywalker')], [pilot('outerrimsmuggler'), 'lukeskywalker'])).toEqual([
      must('unique-twice'),
    ])
    expect(found([pilot('lukeskywalker')], [pilot('outerrimsmuggler'), 'chewbacca'])).toEqual([])
  })

  it('what is put on a ship is what it costs there', () => {
    const list = flying([pilot('darthvader'), 'tiex1'])
    const place = { in: 'entry', entry: 0, slot: 'System' } as const
    const [atc] = suggestCards(squads, list, place, 'advanced tar')
    expect(atc).toMatchObject({ id: 'advtargetingcomputer', points: 1, total: 30 })
    expect(putCard(squads, list, place, atc?.id ?? '')).toMatchObject({ total: 30 })
  })
})
