import { describe, expect, it } from 'vitest'
import { putCard, suggestCards } from '../../engine/src/cards/list-cards.ts'
import { shipPoints } from '../../engine/src/vocabulary/squad-list.ts'
import {
  type Flown,
  flying,
  judged,
  pilotCard,
  read,
  squadOf,
  squads,
  upgradeCard,
} from './squads.suite.ts'

const must = (code: string) => `${code} XWEN-21`
const [noSlot, notForShip, limited] = ['no-slot', 'not-for-ship', 'limited-twice'].map(must)
const points = (...ship: Flown): number => flying(ship).total ?? 0
const found = (...ships: readonly Flown[]) => judged(flying(...ships))
const pilot = pilotCard

describe('slots that upgrades give', () => {
  it.each<readonly [string, Flown, string]>([
    ['R2-D6: elite', [pilot('garvendreis'), 'r2d6'], 'predator'],
    ['Bomb Loadout: bomb', [pilot('goldsquadronpilot'), 'bombloadout'], 'seismiccharges'],
    ['Slave I: torpedo', [pilot('bountyhunter'), 'slavei'], 'protontorpedoes'],
    [
      'Royal Guard TIE: modification',
      [pilot('soontirfel'), 'royalguardtie', 'hullupgrade'],
      'autothrusters',
    ],
    ['A-wing Test Pilot: elite', [pilot('gemmersojan'), 'awingtestpilot'], 'predator'],
    ['Virago: system', [pilot('princexizor'), 'virago'], 'firecontrolsystem'],
    ['Virago: illicit', [pilot('princexizor'), 'virago'], 'glitterstim'],
    [
      'Andrasta: two bombs',
      [pilot('mandalorianmercenary'), 'andrasta', 'seismiccharges'],
      'ionbombs',
    ],
    ['TIE/x1: system', [pilot('tempestsquadronpilot'), 'tiex1'], 'advtargetingcomputer'],
    ['B-wing/E2: crew', [pilot('bluesquadronpilot', 'bwing'), 'bwinge2'], 'tactician'],
    ['Sabine Wren: bomb', [pilot('outerrimsmuggler'), 'sabinewren'], 'seismiccharges'],
    ['Cad Bane: bomb', [pilot('trandoshanslaver'), 'cadbane'], 'seismiccharges'],
    [
      'TIE Shuttle: two crew',
      [pilot('scimitarsquadronpilot'), 'tieshuttle', 'tactician'],
      'fleetofficer',
    ],
    [
      "Sabine's Masterpiece: crew",
      [pilot('zeborrelios', 'tiefighter'), 'sabinesmasterpiece'],
      'tactician',
    ],
    [
      "Sabine's Masterpiece: illicit",
      [pilot('zeborrelios', 'tiefighter'), 'sabinesmasterpiece'],
      'glitterstim',
    ],
    ['Smuggling Compartment: illicit', [pilot('hansolo'), 'smugglingcompartment'], 'glitterstim'],
    ['Havoc: system', [pilot('captainnym'), 'havoc'], 'firecontrolsystem'],
    ['Havoc: salvaged astromech', [pilot('captainnym'), 'havoc'], 'r4b11'],
    [
      'Xg-1 Assault Configuration: two cannons',
      [pilot('nusquadronpilot'), 'xg1assaultconfiguration', 'ioncannon'],
      'jammingbeam',
    ],
    [
      '"Heavy Scyk" Interceptor: a cannon',
      [pilot('cartelspacer'), 'heavyscykinterceptor'],
      'manglercannon',
    ],
    [
      '"Heavy Scyk" Interceptor: a torpedo',
      [pilot('cartelspacer'), 'heavyscykinterceptor'],
      'plasmatorpedoes',
    ],
    [
      '"Heavy Scyk" Interceptor: a missile',
      [pilot('cartelspacer'), 'heavyscykinterceptor'],
      'protonrockets',
    ],
    [
      'Vaksai: three modifications',
      [pilot('cartelmarauder'), 'vaksai', 'hullupgrade', 'engineupgrade'],
      'stealthdevice',
    ],
    [
      'Renegade Refit: two modifications',
      [pilot('rookiepilot'), 'renegaderefit', 'integratedastromech'],
      'hullupgrade',
    ],
    ['StarViper Mk.II: two titles', [pilot('princexizor'), 'starvipermkii'], 'virago'],
    [
      'Smuggling Compartment: a modification',
      [pilot('hansolo'), 'smugglingcompartment'],
      'antipursuitlasers',
    ],
  ])('%s', (_, [flyer, ...before], more) => {
    const [giver = ''] = before
    const isAlways = ['Title', 'Modification'].includes(upgradeCard(more).slot)
    const without: Flown = [flyer, ...before.filter((id) => id !== giver), more]
    expect(found([flyer, ...before, more])).toEqual([])
    if (!isAlways || before.length > 1) expect(found(without)).toContain(noSlot)
  })

  it('Os-1 Arsenal Loadout: a torpedo and a missile more', () => {
    const [flyer, title] = [pilot('nusquadronpilot'), 'os1arsenalloadout']
    const two = ['protontorpedoes', 'plasmatorpedoes', 'protonrockets', 'clustermissiles']
    expect(found([flyer, title, ...two])).toEqual([])
    expect(found([flyer, ...two])).toEqual([noSlot, noSlot])
  })

  it('"Heavy Scyk" Interceptor: one of three, not two', () => {
    const heavy: Flown = [pilot('cartelspacer'), 'heavyscykinterceptor', 'ioncannon']
    expect(found([...heavy, 'protonrockets'])).toEqual([noSlot])
  })

  it('Mist Hunter: carries a Tractor Beam, and nothing else in a cannon slot', () => {
    const hunter: Flown = [pilot('zuckuss'), 'misthunter']
    expect(found([...hunter, 'tractorbeam'])).toEqual([])
    expect(found(hunter)).toEqual([must('needs-card')])
    expect(found([...hunter, 'tractorbeam', 'ioncannon'])).toEqual([noSlot])
    expect(found([pilot('zuckuss'), 'tractorbeam'])).toEqual([noSlot])
  })

  it('Smuggling Compartment: the modification costs 3 or less', () => {
    const ship: Flown = [pilot('hansolo'), 'smugglingcompartment']
    expect(found([...ship, 'hullupgrade'])).toEqual([])
    expect(found([...ship, 'engineupgrade'])).toEqual([noSlot])
  })
})

describe('slots that upgrades take', () => {
  it.each<readonly [string, Flown, string]>([
    ['TIE/x7: cannon', [pilot('deltasquadronpilot'), 'tiex7'], 'ioncannon'],
    ['TIE/x7: missile', [pilot('deltasquadronpilot'), 'tiex7'], 'protonrockets'],
    ['TIE Shuttle: torpedo', [pilot('scimitarsquadronpilot'), 'tieshuttle'], 'plasmatorpedoes'],
    ['TIE Shuttle: missile', [pilot('scimitarsquadronpilot'), 'tieshuttle'], 'protonrockets'],
    ['TIE Shuttle: bomb', [pilot('scimitarsquadronpilot'), 'tieshuttle'], 'protonbombs'],
    ['Havoc: crew', [pilot('captainnym'), 'havoc'], 'greedo'],
    [
      '"Light Scyk" Interceptor: modification',
      [pilot('cartelspacer'), 'lightscykinterceptor'],
      'hullupgrade',
    ],
  ])('%s', (_, [flyer, ...before], more) => {
    expect(found([flyer, ...before, more])).toEqual([noSlot])
    expect(found([flyer, ...before])).toEqual([])
    expect(found([flyer, more])).toEqual([])
  })

  it('TIE Shuttle: crew of 4 points or less', () => {
    const shuttle: Flown = [pilot('scimitarsquadronpilot'), 'tieshuttle']
    expect(found([...shuttle, 'flightinstructor'])).toEqual([])
    expect(found([...shuttle, 'gunner'])).toEqual([noSlot])
  })

  it('Havoc: unique salvaged astromechs only', () => {
    expect(found([pilot('captainnym'), 'havoc', 'genius'])).toEqual([])
    expect(found([pilot('captainnym'), 'havoc', 'r4agromech'])).toEqual([noSlot])
  })

  it('Merchant One: a cargo less, crew and team more (epic)', () => {
    const cruiser = pilot('croccruiser')
    const cargo = ['dockingclamps', 'clusterbombs'].map(() => 'slicertools')
    const full = (...more: string[]) =>
      found([cruiser, ...more]).filter((code) => code === noSlot).length
    const slots = (cruiser.slots ?? []).filter((slot) => slot === 'Cargo').length
    const tools = Array.from({ length: slots }, () => cargo[0] ?? '')
    expect(full(...tools)).toBe(0)
    expect(full('merchantone', ...tools)).toBe(1)
  })
})

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

describe('two slots of a kind', () => {
  it.each<readonly [string, Flown, string]>([
    ['Emperor Palpatine', [pilot('omicrongrouppilot'), 'emperorpalpatine'], 'tactician'],
    ['Jabba the Hutt', [pilot('trandoshanslaver'), 'jabbathehutt', 'greedo'], 'bossk'],
    ['Wookiee Commandos', [pilot('outerrimsmuggler'), 'wookieecommandos'], 'tactician'],
    ['Death Troopers', [pilot('scarifbasepilot'), 'deathtroopers'], 'tactician'],
    ['Unguided Rockets', [pilot('scimitarsquadronpilot'), 'unguidedrockets'], 'protonrockets'],
    ['Bomblet Generator', [pilot('guardiansquadronpilot'), 'bombletgenerator'], 'protonbombs'],
  ])('%s', (_, [flyer, ...before], more) => {
    expect(found([flyer, ...before])).toEqual([])
    expect(found([flyer, ...before, more])).toEqual([noSlot])
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

  it('R2-D6 is not for a pilot who has an elite slot', () => {
    expect(found([pilot('wedgeantilles'), 'r2d6'])).toEqual([notForShip])
  })
})

describe('different cards', () => {
  it.each<readonly [string, Flown, string]>([
    ['Royal Guard TIE: modifications', [pilot('soontirfel'), 'royalguardtie'], 'stealthdevice'],
    ['Vaksai: modifications', [pilot('cartelmarauder'), 'vaksai'], 'hullupgrade'],
    ['Renegade Refit: modifications', [pilot('rookiepilot'), 'renegaderefit'], 'hullupgrade'],
    [
      'A-wing Test Pilot: elite talents',
      [pilot('greensquadronpilot'), 'awingtestpilot'],
      'crackshot',
    ],
  ])('%s', (_, ship, id) => {
    expect(found([...ship, id])).toEqual([])
    expect(found([...ship, id, id])).toEqual([limited])
  })

  it('StarViper Mk.II: titles', () => {
    expect(found([pilot('princexizor'), 'starvipermkii', 'virago'])).toEqual([])
    expect(found([pilot('princexizor'), 'starvipermkii', 'starvipermkii'])).toContain(limited)
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
