import type { WholeEvent } from './whole-event.suite.ts'

const players = [
  'Ana Lis',
  'Bo Kern',
  'Carla Nowik',
  'Cid Marr',
  'Dot Vance',
  'Emil Stroud',
  'Małgorzata Dębska-Wiśniewska',
]
const late = 'Konstantin Achterberg'

const teams = [
  'Ana Lis & Bo Kern',
  'Carla Nowik & Cid Marr',
  'Dot Vance & Emil Stroud',
  'Freya Lang & Greta Holm',
  'Hanna Vogt & Ines Thorn',
  'Jan Wójcik & Kira Bell',
  'Lena Ross & Mats Ek',
]

const usual = {
  players,
  late,
  rounds: 3,
  cut: 4,
  removal: { round: 2, when: 'now' },
} as const

const byPoints = {
  ...usual,
  swiss: ['100 24 d', '37 100 d', '71 60 t', '88 41 t'],
  finals: ['100 52 d', '48 77 t'],
  mistake: {
    line: '100 30 d',
    truth: { 'score-first': '30', 'score-second': '100' },
  },
} as const

/** The same story by each document; what only that document has is entered in it. */
export const days: { readonly [regulation: string]: WholeEvent } = {
  xWingEnglish: {
    ...byPoints,
    regulation: 'x-wing/en-3.2',
    own: {
      swiss: { line: '67 60 t', says: /Modified win.*XWEN-47/s },
      finals: { line: '70 70 t s', says: /Win.*XWEN-65/s },
    },
  },
  xWingGerman: {
    ...byPoints,
    regulation: 'x-wing/de',
    own: {
      swiss: { line: '60 60 t s', says: /XWDE-88/ },
      finals: { line: '70 70 t f', says: /XWDE-88/ },
    },
  },
  xWingPolish: {
    ...byPoints,
    regulation: 'x-wing/pl',
    own: {
      swiss: { form: { ending: 'intentional-draw' }, says: /draw.*XWPL-50/is },
      finals: { line: '70 70 t f', says: /XWPL-59/ },
    },
  },
  imperialAssault: {
    ...usual,
    regulation: 'imperial-assault/de-2.2.1',
    missions: ['Harbour', 'Depot', 'Gardens'],
    swiss: ['40 22 p', '31 35 t', '12 20 d f', '40 11 p'],
    finals: ['40 28 p', '26 33 t'],
    mistake: {
      line: '40 18 p',
      truth: { 'score-first': '18', 'score-second': '40' },
    },
    own: {
      swiss: {
        line: '30 30 t',
        says: /Win.*IA-55/s,
        form: {
          'defeats-first': '20',
          'defeats-second': '20',
          'damage-first': '7',
          'damage-second': '7',
          'die-1-first': '2',
          'die-1-second': '5',
        },
      },
      finals: { line: '9 30 d f', says: /IA-54/ },
    },
  },
  cardGame: {
    ...usual,
    regulation: 'card-game/de-2014',
    swiss: ['f f', 's f', 'f d', 's s'],
    finals: ['f', 's'],
    side: 'f',
    mistake: {
      line: 'f f',
      truth: { 'game-1': 'second', 'game-2': 'second' },
    },
    own: {
      swiss: { refused: ['f cs', /LCG-42/], line: 'cs d', says: /LCG-37/ },
      finals: {
        line: 't f',
        says: /8\.7.–.8\.65.*LCG-53/s,
        form: {
          balance: 'dark',
          objectives: '2',
          damageOnDark: '7',
          dial: '10',
          damageOnLight: '4',
        },
      },
    },
  },
  cardGameTeams: {
    ...usual,
    regulation: 'card-game/de-2014-team',
    cut: null,
    players: teams,
    late: 'Nora Falk & Otto Brandt',
    // Everybody wins one game and loses one: in the end the first two are level.
    swiss: ['f s', 's f'],
    finals: ['f f'],
    mistake: {
      line: 'f d',
      truth: { 'game-1': 'first', 'game-2': 'second' },
    },
    removal: { round: 1, when: 'after-round' },
    own: {
      // Level after two games leaves no champion.
      finals: {
        refused: ['f s', /leaves no winner/],
        form: { ending: 'won', winner: 'second', light: 'first' },
        says: /Win.*LCG-/s,
      },
    },
  },
}
