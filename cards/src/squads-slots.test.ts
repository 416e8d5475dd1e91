import { describe, expect, it } from 'vitest'
import { type Flown, found, must, pilotCard, upgradeCard } from './squads.suite.ts'

const [noSlot, limited] = ['no-slot', 'limited-twice'].map(must)
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
