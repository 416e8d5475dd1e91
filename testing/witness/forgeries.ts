import { factsOf, type Loose } from './forged.ts'

type Forgery = {
  readonly what: string
  /** What the witness calls it. */
  readonly code: string
  readonly change: (record: Loose) => void
  /** Whether an event has what it takes; absent: every one has. */
  readonly fits?: (record: Loose) => boolean
}

const swap = (list: Loose[], a: number, b: number): void => {
  const held = list[a]
  list[a] = list[b]
  list[b] = held
}

/** A result as if the two had sat the other way round. */
const turned = (result: Loose): Loose =>
  JSON.parse(JSON.stringify(result), (key, value) => {
    if (value === 'first' || value === 'second') return value === 'first' ? 'second' : 'first'
    const isPair = ['score', 'defeats', 'damage'].includes(key)
    if (isPair) return value.toReversed()
    return key === 'die' ? value.map((roll: Loose) => roll.toReversed()) : value
  })

/** Whether it makes a difference: one game for each of them does not. */
const isTurnable = (result: Loose): boolean => {
  const inAnyOrder = ({ games, ...rest }: Loose) => JSON.stringify([rest, games?.toSorted()])
  return inAnyOrder(result) !== inAnyOrder(turned(result))
}

/** The round after somebody has left; undefined where none came. */
const roundAfterDrop = (record: Loose): { readonly left: string; readonly round: Loose } | null => {
  for (const { player, after } of factsOf(record, 'player-dropped')) {
    const round = factsOf(record, 'round-paired').find((one) => one.round > after)
    if (round !== undefined) return { left: player, round }
  }
  return null
}

/** Two who met in the first round and play others in the second. */
const metBefore = ([one, two]: readonly Loose[]): Loose => {
  const tableOf = (player: string) =>
    two.pairings.find(({ players }: Loose) => players.includes(player))
  for (const { players } of one.pairings) {
    const [a, b] = players.map(tableOf)
    if (a !== undefined && b !== undefined && a !== b) return { players, a, b }
  }
}

/** What somebody could want to have been otherwise, each with all hashes worked out anew. */
export const forgeries: readonly Forgery[] = [
  {
    what: 'a result is turned round',
    code: 'standings-differ',
    change: (record) => {
      const { pairings } = factsOf(record, 'round-paired')[0]
      const results = [
        ...factsOf(record, 'result-entered'),
        ...factsOf(record, 'result-amended'),
      ].filter(({ match }) => pairings.some((one: Loose) => one.match === match))
      const fact = results.findLast(({ result }) => isTurnable(result))
      fact.result = turned(fact.result)
    },
  },
  {
    what: 'two lines of the standings change places',
    code: 'standings-differ',
    change: ({ standings }) => swap(standings.rows, 0, 1),
  },
  {
    what: 'somebody has more points than the results come to',
    code: 'standings-differ',
    change: ({ standings }) => {
      standings.rows[2].tournamentPoints += 1
    },
  },
  {
    what: 'the last two final places change',
    code: 'standings-differ',
    change: (record) => {
      const [{ places }] = factsOf(record, 'event-finished')
      const last = places.length - 1
      const held = places[last].player
      places[last].player = places[last - 1].player
      places[last - 1].player = held
      record.places = places
    },
  },
  {
    what: 'an entry is left out',
    code: 'impossible-fact',
    change: (record) => {
      const at = record.entries.findIndex(({ fact }: Loose) => fact.kind === 'round-published')
      record.entries.splice(at, 1)
    },
  },
  {
    what: 'a check-in is left out',
    code: 'impossible-fact',
    change: (record) => {
      const at = record.entries.findIndex(({ fact }: Loose) => fact.kind === 'player-checked-in')
      record.entries.splice(at, 1)
    },
  },
  {
    what: 'somebody sits at two tables',
    code: 'round-differs',
    change: (record) => {
      const [{ pairings }] = factsOf(record, 'round-paired')
      pairings[0].players = [pairings[1].players[0], pairings[0].players[1]]
    },
  },
  {
    what: 'somebody who has left is paired',
    code: 'round-differs',
    fits: (record) => roundAfterDrop(record) !== null,
    change: (record) => {
      const { left, round } = roundAfterDrop(record) ?? { left: '', round: {} }
      round.pairings[0].players = [left, round.pairings[0].players[1]]
    },
  },
  {
    what: 'two meet again',
    code: 'round-differs',
    change: (record) => {
      const { players, a, b } = metBefore(factsOf(record, 'round-paired'))
      const others = [...a.players, ...b.players].filter((player) => !players.includes(player))
      Object.assign(a, { players })
      Object.assign(b, { players: others })
    },
  },
  {
    what: 'somebody is named who was never there',
    code: 'round-differs',
    change: (record) => {
      factsOf(record, 'round-paired')[0].pairings[0].players = ['nobody', 'no-one']
    },
  },
  {
    what: 'it went by a document that nobody knows',
    code: 'unknown-regulation',
    change: (record) => {
      record.entries[0].fact.regulation = 'parlour-game/2020'
    },
  },
]
