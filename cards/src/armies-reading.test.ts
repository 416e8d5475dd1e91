import { describe, expect, it } from 'vitest'
import { armies, armyOf, judged, read } from './armies.suite.ts'

const names = (text: string) => {
  const { deployments, commandDeck } = armyOf(text)
  return {
    groups: deployments.map(({ id, name, attachments }) => [
      id ?? name,
      ...attachments.map((one) => one.id ?? one.name),
    ]),
    orders: commandDeck?.map(({ id, name }) => id ?? name) ?? null,
  }
}
const linesOf = (text: string) =>
  read(text).lines.map(({ text: piece, is, nearest }) => [
    piece,
    is,
    ...nearest.map(({ id }) => id),
  ])

const orders = `Take Initiative
Planning
Urgency
Element of Surprise
Celebration
Rally
Recovery
Take Cover
Sit Tight
Fleet Footed
Deadeye
Expose Weakness
To the Limit
Lord of the Sith
Force Lightning`

describe('an army is read', () => {
  it('from a list with headings, prices and what is attached', () => {
    const text = `Vader and friends

Deployment cards (40)
Darth Vader (18)
  Driven by Hatred (-5)
2x Stormtrooper (elite) (9)
Imperial Officer (Elite) (5)
Imperial Officer (2)
Imperial Officer (2)

Command deck (15 cards, 6 points)
${orders}`
    const { list, declared } = read(text)
    expect(names(text).groups).toEqual([
      ['darthvader', 'drivenbyhatred'],
      ['elitestormtrooper'],
      ['elitestormtrooper'],
      ['eliteimperialofficer'],
      ['imperialofficer'],
      ['imperialofficer'],
    ])
    expect(names(text).orders).toHaveLength(15)
    expect(list).toMatchObject({ kind: 'army', faction: 'imperial', total: 40 })
    expect(declared).toBe(40)
    expect(judged(list)).toEqual([])
    expect(linesOf(text).filter(([, is]) => is !== 'card')).toEqual([
      ['Vader and friends', 'about'],
      ['Deployment cards (40)', 'about'],
      ['Command deck (15 cards, 6 points)', 'about'],
    ])
  })

  it('from one line for each part, as it is pasted into a chat', () => {
    const text = `Deployment: Luke Skywalker, Jedi Knight [12], 2x eRebel Trooper, Gideon Argus 3; C-3PO + Heroic Effort
Command: Planning, Rally, Son of Skywalker
Total: 35 pts`
    expect(names(text)).toEqual({
      groups: [
        ['lukeskywalkerjediknight'],
        ['eliterebeltrooper'],
        ['eliterebeltrooper'],
        ['gideonargus'],
        ['c3po', 'heroiceffort'],
      ],
      orders: ['planning', 'rally', 'sonofskywalker'],
    })
    expect(read(text)).toMatchObject({ declared: 35, list: { faction: 'rebel', total: 35 } })
  })

  it('from a table with signs before the names, numbers behind them, and no headings', () => {
    const text = `▪ IG-88\t12
• Elite Weequay Pirate\t7
• Elite Weequay Pirate\t7
• Jawa Scavenger x2\t2
• Focused on the Kill\t0
* Price on Their Heads\t1
* Primary Target\t1`
    expect(names(text)).toEqual({
      groups: [
        ['ig88'],
        ['eliteweequaypirate'],
        ['eliteweequaypirate'],
        ['jawascavenger'],
        ['jawascavenger'],
        ['focusedonthekill'],
      ],
      orders: ['priceontheirheads', 'primarytarget'],
    })
  })

  it.each([
    [
      'a page',
      '<b>Deployment cards</b><br/>Darth Vader (18)<br />Royal Guard (8)<br>Stormtrooper (6)\n<p>Command deck</p><ul><li>Planning</li><li>Rally</li></ul>',
    ],
    [
      'a forum',
      '[b]Imperial[/b]\n[i]Darth Vader[/i] (18)\n*Royal Guard (8)*\nStormtrooper (6)\n[b]Command cards[/b]\n[list][*]Planning[*]Rally[/list]',
    ],
  ])('from %s with its marks', (_, text) => {
    expect(names(text)).toEqual({
      groups: [['darthvader'], ['royalguard'], ['stormtrooper']],
      orders: ['planning', 'rally'],
    })
    expect(read(text).lines.filter(({ is }) => is === 'unknown' || is === 'guessed')).toEqual([])
  })

  it('with a faction above prices, though a card has the same name', () => {
    expect(names('Söldner\nBoba Fett - 13\nNexu - 4').groups).toEqual([['bobafett'], ['nexu']])
    expect(names('Söldner (4)\nBoba Fett (13)').groups).toEqual([['hiredgun'], ['bobafett']])
    expect(names('Söldner\nBoba Fett').groups).toEqual([['hiredgun'], ['bobafett']])
  })

  it('in German', () => {
    const text = `Fraktion: Imperium
Aufstellungskarten
Sturmtruppen (Elite) - 9
Elite-Schneetruppen
Rote Garde (8 Punkte)
Imperialer Offizier
Hauptmann der Roten Garde

Befehlskarten
Planning
Gesamtpunkte: 44`
    expect(names(text).groups).toEqual([
      ['elitestormtrooper'],
      ['elitesnowtrooper'],
      ['royalguard'],
      ['imperialofficer'],
      ['royalguardchampion'],
    ])
    expect(names(text).orders).toEqual(['planning'])
    expect(read(text)).toMatchObject({ declared: 44, list: { faction: 'imperial', total: 44 } })
    expect(linesOf(text).filter(([, is]) => is === 'unknown')).toEqual([])
  })

  it('in Polish, with and without its own letters', () => {
    const text = `Frakcja: Rebelia
Karty rozmieszczenia
Żołnierz z Bazy Echo (Elitarny)
Elitarny Rebeliancki żołnierz
Zolnierz z bazy Echo
Komandos Sojuszu
Talia rozkazów
Rally
Suma: 32 pkt`
    expect(names(text)).toEqual({
      groups: [
        ['eliteechobasetrooper'],
        ['eliterebeltrooper'],
        ['echobasetrooper'],
        ['allianceranger'],
      ],
      orders: ['rally'],
    })
    expect(read(text)).toMatchObject({ declared: 32, list: { faction: 'rebel', total: 32 } })
  })

  it.each([
    ['Darth Vadar', 'darthvader'],
    ['Stormtropers', 'stormtrooper'],
    ['Elite Stormtroper', 'elitestormtrooper'],
    ['eStormtropper', 'elitestormtrooper'],
    ['Stormtroper (Elite)', 'elitestormtrooper'],
    ['Sturmtrupen', 'stormtrooper'],
    ['Schnetruppen (Elite)', 'elitesnowtrooper'],
    ['Szturmowiec sniezni', 'snowtrooper'],
    ['Wookie Warrior', 'wookieewarrior'],
    ['Grand Inquisitor', 'thegrandinquisitor'],
    ['Obi Wan Kenobe', 'obiwankenobiskirmish'],
    ['Jaba the Hut', 'jabbathehuttskirmish'],
    ['Zilo Technique', 'zillotechnique'],
    ['Weequai Pirate', 'weequaypirate'],
    ['Luke Skywalker, Jedi', 'lukeskywalkerjediknight'],
    ['Take Inititive', 'takeinitiative'],
    ['Elment of Suprise', 'elementofsurprise'],
    ['Price on there heads', 'priceontheirheads'],
    ['Son of Skywaker', 'sonofskywalker'],
  ])('although %s is misspelt', (text, id) => {
    const { list, lines } = read(text)
    const found = list.kind === 'army' ? [...list.deployments, ...(list.commandDeck ?? [])] : []
    expect(found.map((card) => card.id)).toEqual([id])
    expect(lines).toMatchObject([{ is: 'guessed' }])
    expect(lines[0]?.nearest[0]?.id).toBe(id)
  })

  it.each([
    ['Vader', 'darthvader'],
    ['Chewie the Wookiee (15)', 'chewbacca'],
    ['Han (12)', 'hansolo'],
    ['Stormies (9)', 'stormtrooper'],
  ])('and for %s the right card is offered or taken, or none', (text, id) => {
    const { lines } = read(`${text}\nRally`)
    const [first] = lines
    if (first?.is === 'unknown' && first.nearest.length === 0) return
    expect(first?.nearest.map((one) => one.id)).toContain(id)
  })
})

describe('a line is taken apart', () => {
  it.each([
    ['18 Darth Vader', [['darthvader', 18]]],
    [
      '2 Imperial Officer',
      [
        ['imperialofficer', 2],
        ['imperialofficer', 2],
      ],
    ],
    ['0 Heroic Effort', [['heroiceffort', 0]]],
    ['0x Heroic Effort', [['heroiceffort', 0]]],
    ['1. Darth Vader ..... 18', [['darthvader', 18]]],
    ['•Darth Vader – 18 points', [['darthvader', 18]]],
    ['Darth Vader (18 punktów)', [['darthvader', 18]]],
    [
      'Stormtrooper (Elite) x2 - 18',
      [
        ['elitestormtrooper', 9],
        ['elitestormtrooper', 9],
      ],
    ],
    [
      '2 × Sturmtruppen (Elite)',
      [
        ['elitestormtrooper', 9],
        ['elitestormtrooper', 9],
      ],
    ],
    ['Driven by Hatred (−5)', [['drivenbyhatred', -5]]],
    ['R2-D2', [['r2d2skirmish', 3]]],
    [
      'Elite Trandoshan Hunters x2 (10 each)',
      [
        ['elitetrandoshanhunter', 10],
        ['elitetrandoshanhunter', 10],
      ],
    ],
    [
      '2x Trandoshan Hunter (je 10 Punkte)',
      [
        ['elitetrandoshanhunter', 10],
        ['elitetrandoshanhunter', 10],
      ],
    ],
    ['IG 88 12', [['ig88', 12]]],
    ['99x Thrawn', Array.from({ length: 99 }, () => ['Thrawn', 0])],
  ])('%s', (text, cards) => {
    const { deployments } = armyOf(`${text}\nRally`)
    expect(deployments.map(({ id, name, points }) => [id ?? name, points])).toEqual(cards)
  })

  it.each([
    '== Command Deck ==',
    '**Command cards**',
    '# Befehlsstapel',
    '[Command cards]',
    'COMMAND DECK (15)',
    'Karty dowodzenia:',
    'Command deck - 15 cards',
  ])('below the heading %s', (heading) => {
    expect(names(`IG-88\n${heading}\nNobodys Order`)).toEqual({
      groups: [['ig88']],
      orders: ['Nobodys Order'],
    })
  })
})

describe('a line with several cards', () => {
  it.each([
    ['Darth Vader (Driven by Hatred)', [['darthvader', 'drivenbyhatred']]],
    ['Darth Vader [Driven by Hatred] (13)', [['darthvader', 'drivenbyhatred']]],
    ['Han Solo (Rogue Smugler)', [['hansolo', 'roguesmuggler']]],
    ['Darth Vader (18, Driven by Hatred -5)', [['darthvader', 'drivenbyhatred']]],
    ['Stormtrooper (Elite, Targeting Computer)', [['elitestormtrooper', 'targetingcomputer']]],
    ['Stormtrooper (Targeting Computer, Foo)', [['stormtrooper', 'targetingcomputer', 'Foo']]],
    ['Darth Vader (Lord of the Sith)', [['darthvader']]],
    ['Boba Fett (my favourite)', [['bobafett']]],
    ['Imperial Officer and Stormtrooper', [['imperialofficer'], ['stormtrooper']]],
    ['Stormtrooper/Imperial Officer', [['stormtrooper'], ['imperialofficer']]],
    ['Sturmtruppen und Imperialer Offizier', [['stormtrooper'], ['imperialofficer']]],
    ['Szturmowiec i Nexu', [['stormtrooper'], ['nexu']]],
    ['2x Stormtroper & Imperial Oficer', [['stormtrooper'], ['stormtrooper'], ['imperialofficer']]],
    ['Stormtrooper (6): Targeting Computer (1)', [['stormtrooper', 'targetingcomputer']]],
    ['Nexu, Stormtrooper and Imperial Officer', [['nexu'], ['stormtrooper'], ['imperialofficer']]],
    ['Nexu\n  Headhunter and Combat Suit', [['nexu', 'headhunter', 'combatsuit']]],
    ['Nexu\n  Headhunter, Combat Suit', [['nexu', 'headhunter', 'combatsuit']]],
  ])('%s', (text, groups) => {
    expect(names(text).groups).toEqual(groups)
  })

  it.each(['Hit and Run', 'Hit and Runn', 'Knowlege and Defense', 'Rank & File'])(
    'is not %s',
    (text) => {
      expect(names(`Nexu\n${text}`).orders).toHaveLength(1)
      expect(names(`Nexu\nCommand: Rally, ${text}`).orders).toHaveLength(2)
    },
  )
})

describe('a card that shares its name', () => {
  it('has its allies in any order', () => {
    for (const text of [
      'Boba Fett\nTemporary Alliance\nStormtrooper',
      'Stormtrooper\nBoba Fett\nTemporary Alliance',
    ]) {
      expect(judged(armyOf(text)).filter((found) => found.startsWith('other-faction'))).toEqual([])
    }
  })

  it.each([
    ['Stormtrooper', 'stormtrooper'],
    ['Stormtrooper (9)', 'elitestormtrooper'],
    ['2x Stormtrooper (18)', 'elitestormtrooper'],
    ['2x Stormtrooper (12)', 'stormtrooper'],
    ['Regular Stormtrooper', 'stormtrooper'],
    ['rStormtrooper', 'stormtrooper'],
    ['Stormtrooper [E]', 'elitestormtrooper'],
    ['Stormtroopers - Elite', 'elitestormtrooper'],
    ['AT-ST', 'eliteatst'],
    ['Luke Skywalker (12)', 'lukeskywalkerjediknight'],
    ['Luke Skywalker (10)', 'lukeskywalkerherooftherebellion'],
    ['Luke Skywalker (Luke Skywalker Jedi Knight)', 'lukeskywalkerjediknight'],
    ['Luke Skywalker, Hero of the Rebellion', 'lukeskywalkerherooftherebellion'],
    ['Luke Skywalker: Jedi Knight', 'lukeskywalkerjediknight'],
    ['Agent Blaise', 'agentblaiseskirmish'],
    ['Agent Blaise (Campaign)', 'agentblaisecampaign'],
    ['Obi-Wan Kenobi (10)', 'obiwankenobiskirmish'],
    ['Bossk (Rebel)', 'bosskrebel'],
    ['Bossk\nIG-88', 'bosskmercenary'],
    ['Bossk\nHan Solo', 'bosskrebel'],
    ['Temporary Alliance\nDarth Vader', 'temporaryallianceimperial'],
    ['Temporary Alliance\nIG-88', 'temporaryalliancemercenary'],
    ['Temporary Alliance\nStormtrooper\nBoba Fett', 'temporaryallianceimperial'],
    ['Temporary Alliance\nBoba Fett\nStormtrooper', 'temporaryallianceimperial'],
    ['Temporary Alliance\nBoba Fett\nHan Solo', 'temporaryalliancemercenary'],
  ])('is told apart: %j', (text, id) => {
    expect(names(text).groups[0]).toEqual([id])
    expect(read(text).lines[0]).toMatchObject({ is: 'card', nearest: [] })
  })

  it('is asked about where nothing tells it apart', () => {
    expect(linesOf('Luke Skywalker')).toEqual([
      ['Luke Skywalker', 'guessed', 'lukeskywalkerherooftherebellion', 'lukeskywalkerjediknight'],
    ])
  })

  it('is called what no other card is', () => {
    const text = 'Stormtrooper (9)\nStormtrooper\nLuke Skywalker (12)\nBossk (Rebel)\nAT-ST'
    expect(armyOf(text).deployments.map(({ name }) => name)).toEqual([
      'Stormtrooper (Elite)',
      'Stormtrooper',
      'Luke Skywalker (Jedi Knight)',
      'Bossk (Rebel)',
      'AT-ST',
    ])
  })
})

describe('what is no card', () => {
  it('is a heading only where it is known as one', () => {
    const text = `Darth Vader
Special Forces
Death Squad
Command deck
Planning
Secret Plans`
    expect(names(text)).toEqual({
      groups: [['darthvader'], ['Special Forces'], ['Death Squad']],
      orders: ['planning', 'Secret Plans'],
    })
    expect(linesOf('IG-88\nCommand deck\nThrawns Plan').at(-1)).not.toContain('hansolo')
    expect(linesOf(text).map(([, is]) => is)).toEqual([
      'card',
      'unknown',
      'unknown',
      'about',
      'card',
      'unknown',
    ])
  })

  it('may be the name of the list, where it stands apart', () => {
    expect(names('My army\n\nDarth Vader').groups).toEqual([['darthvader']])
    expect(names('Thrawn\nDarth Vader').groups).toEqual([['Thrawn'], ['darthvader']])
    expect(names('Thrawn (9)\n\nDarth Vader').groups).toEqual([['Thrawn'], ['darthvader']])
  })

  it('may be a faction that is called like a group', () => {
    expect(names('Söldner\n\nIG-88').groups).toEqual([['ig88']])
    expect(names('IG-88\nSöldner').groups).toEqual([['ig88'], ['hiredgun']])
    expect(armyOf('Fraktion: Söldner\nBossk').faction).toBe('mercenary')
  })

  it('is no total of the army where it is that of the command deck', () => {
    expect(read('Darth Vader\nCommand deck\nLord of the Sith\nTotal: 3').declared).toBeNull()
    expect(read('Darth Vader\nCommand deck\nLord of the Sith\nTotal: 18').declared).toBe(18)
  })

  it.each([
    '',
    '  \n ',
    'hello world',
    'see you on Saturday\nat noon',
    '{"pilots": []}',
    '{"deploy',
    '7',
  ])('is no list: %j', (text) => {
    expect(() => read(text)).toThrow()
  })
})

describe('a file of cards', () => {
  const army = armyOf(`Han Solo\n  Rogue Smuggler\nThrawn (9)\nCommand deck\nRally\nWild Guess (1)`)

  it.each([
    ['Topcut’s own list', JSON.stringify(army)],
    ['inside of something else', JSON.stringify({ player: 'Ada', list: army })],
    [
      'ids',
      JSON.stringify({
        deployments: [
          { card: 'hansolo', upgrades: ['roguesmuggler'] },
          { name: 'Thrawn', points: 9 },
        ],
        commands: ['rally', { name: 'Wild Guess', cost: 1 }],
      }),
    ],
  ])('is read: %s', (_, text) => {
    expect(read(text).list).toEqual(army)
  })

  it('may be nothing but ids', () => {
    expect(names('["darthvader", "elitestormtrooper", {"id": "marksman", "count": 2}]')).toEqual({
      groups: [['darthvader'], ['elitestormtrooper']],
      orders: ['marksman', 'marksman'],
    })
  })
})

describe('every card', () => {
  it.each(['de', 'pl'] as const)('is found by its name in %s', (language) => {
    const lost = armies.deployments.filter((card) => {
      const name = card.names?.[language]
      if (name === undefined || card.campaignOnly === true) return false
      const [found] = armyOf(`${name} (${card.points})`).deployments
      return found?.id !== card.id
    })
    expect(lost.map(({ id }) => id)).toEqual([])
  })

  it('is found by its id', () => {
    const lost = [...armies.deployments, ...armies.commands].filter(({ id }) => {
      const { deployments, commandDeck } = armyOf(id)
      return [...deployments, ...(commandDeck ?? [])][0]?.id !== id
    })
    expect(lost.map(({ id }) => id)).toEqual([])
  })
})

it.each([
  ['Vader', 'darthvader'],
  ['Palpatine', 'emperorpalpatine'],
  ['eWeequays', 'eliteweequaypirate'],
  ['eJawa', 'elitejawascavengerskirmish'],
  ['Saboteurs', 'rebelsaboteur'],
  ['Han', 'hansolo'],
  ['Grand Inquisitor 9', 'thegrandinquisitor'],
])('words that only one group has are asked about: %s', (text, id) => {
  const { list, lines } = read(`Stormtrooper\n${text}`)
  expect(list).toMatchObject({ deployments: [{ id: 'stormtrooper' }, { id }] })
  expect(lines.map(({ is }) => is)).toEqual(['card', 'guessed'])
})

it.each(['Trooper', 'Vader and friends', 'Smugglers'])('words of several are not: %s', (text) => {
  expect(read(`Stormtrooper\n${text}`).lines[1]).toMatchObject({ is: 'unknown' })
})

it('a word above the groups is the name of the list, whoever has it', () => {
  expect(armyOf('Vader\n\nStormtrooper').deployments).toMatchObject([{ id: 'stormtrooper' }])
  expect(armyOf('Vader & Boba (40)\nStormtrooper').deployments).toMatchObject([
    { id: 'stormtrooper' },
  ])
})

it('a price in brackets before a group that nobody knows is counted', () => {
  expect(armyOf('Stormtrooper\n(4) Ezra Bridger')).toMatchObject({
    deployments: [{ points: 6 }, { name: 'Ezra Bridger', points: 4 }],
    total: 10,
  })
})

it('numbers before groups are prices where one of them can be no count', () => {
  const army = (last: string) => armyOf(`18 Darth Vader\n9 Stormtrooper (Elite)\n${last}`)
  expect(army('2 Imperial Officer').total).toBe(29)
  expect(army('2x Imperial Officer').total).toBe(31)
  expect(army('2 Gideon Argus\nNexu').deployments).toHaveLength(5)
})

it.each([
  ['Probe Droid (Eltie)', 'eliteprobedroid'],
  ['Szturmowiec (Elitrany)', 'elitestormtrooper'],
  ['Nexu (Reglar)', 'nexu'],
  ['Luke Skywalker (Jedi Knigt)', 'lukeskywalkerjediknight'],
  ['Bossk (Rebl)', 'bosskrebel'],
])(
  'a misspelt word beside the name tells which of its cards is meant, as a guess: %s',
  (text, id) => {
    expect(names(text).groups).toEqual([[id]])
    expect(linesOf(text)).toMatchObject([[text, 'guessed', id, expect.any(String)]])
  },
)

it('any other word beside a name says nothing of its cards', () => {
  expect(linesOf('Nexu (mine)')).toEqual([['Nexu (mine)', 'card']])
})

it.each([
  ['1 Navigatino Upgrade', { groups: [], orders: ['navigationupgrade'] }],
  ['1 Bssk (Rebel)', { groups: [['bosskrebel']], orders: [] }],
])('a count before a misspelt name makes no heading of its other words: %s', (line, found) => {
  expect(names(`Command deck\n${line}`)).toEqual(found)
})

it('numbers before command cards are what they cost where one of them can be no count', () => {
  const text = 'Command deck\n2 Inspiring Speech\n0 Planning\n3 Assassinate\n1 Blitz'
  expect(names(text).orders).toEqual(['inspiringspeech', 'planning', 'assassinate', 'blitz'])
  const counted = 'IG-88\nCommand deck\n2 Blitz\n1 Planning'
  expect(names(counted).orders).toEqual(['blitz', 'blitz', 'planning'])
})

it('a misspelt card in columns is found between its count and its price', () => {
  const text = '1\tChebwacca\t15\n2\tWmapa\t10\n1\t0-0-0\t4\nCommand deck\n1\tSit Tgiht\t0'
  expect(names(text)).toEqual({
    groups: [['chewbacca'], ['wampa'], ['wampa'], ['000']],
    orders: ['sittight'],
  })
})

it('a table in Markdown has a card a row', () => {
  const text =
    '| Card | Points |\n|---|:---:|\n| Wmapa | 5 |\n| IG-88 | 12 |\n\n| Command | Cost |\n|---|---|\n| Focis | 1 |'
  expect(names(text)).toEqual({ groups: [['wampa'], ['ig88']], orders: ['focus'] })
})

it('numbers before groups are prices as well where a name among them begins with a digit', () => {
  const text = '12 IG-88\n4 0-0-0\n4 Loku Kanoloa'
  expect(names(text).groups).toEqual([['ig88'], ['000'], ['lokukanoloa']])
})
