import type { Command, Result } from '@topcut/engine'
import { player, win } from '../../desk/sample-day.suite.ts'
import {
  as,
  eventName,
  give,
  matchesNow,
  players,
  type SecretHall,
  stateOf,
} from './secret-hall.suite.ts'

export type Step = {
  readonly name: string
  /** Nobody outside may notice that anything has happened. */
  readonly isSecret?: true
  readonly do: (hall: SecretHall) => Promise<unknown>
  /** What must not be read from now on, also of what was public before. */
  readonly hides?: readonly (string | RegExp)[]
  /** What may be read from now on, and can be. */
  readonly shows?: readonly (string | RegExp)[]
}

const outline = 'Moonlit outline'
const site = 'https://club.example'
const squad = 'Dreadful Squadron'
/** The scores that nobody is told yet, however they are written. */
const reported = /\b100\D{1,6}23\b/
const last = /\b100\D{1,6}31\b/
const lastScore: Result = { ending: 'destruction', score: [100, 31] }

const order = (command: Command, override?: string) => (hall: SecretHall) =>
  give(hall, command, override === undefined ? {} : { override })

const secret = (
  name: string,
  command: Command | ((hall: SecretHall) => Promise<Command>),
  ...hides: readonly string[]
): Step => ({
  name,
  isSecret: true,
  hides,
  do: async (hall) => give(hall, typeof command === 'function' ? await command(hall) : command),
})

const register: Step = {
  name: 'people register',
  hides: players.flatMap(({ words }) => words),
  shows: ['Ada V.', 'Bea C.', 'Kestrel', 'Dora H.', 'Evelina Openly'],
  do: async (hall) => {
    for (const { person } of players) {
      const { player: one, name } = person
      await give(hall, { kind: 'register-player', player: one }, { name })
      await hall.door.desk.name(hall.event, person)
      await give(hall, { kind: 'check-in-player', player: one })
    }
  },
}

/** Whom the round would bring together, and by which lot, is told when it is published. */
const pair: Step = {
  name: 'a round is paired',
  isSecret: true,
  do: async (hall) => {
    await give(hall, { kind: 'pair-round' })
    const round = (await stateOf(hall)).rounds.at(-1)
    const words = (round?.matches ?? []).map((match) => `"${match}"`)
    for (const word of [...words, round?.entropy ?? '–']) {
      hall.forbidden.add(word)
      hall.drawn.push(word)
    }
  },
}

const publish: Step = {
  name: 'a round is published',
  do: async (hall) => {
    const round = (await stateOf(hall)).rounds.at(-1)
    await give(hall, { kind: 'publish-round' })
    for (const match of round?.matches ?? []) hall.forbidden.delete(`"${match}"`)
    // Also of pairings that were thrown away before.
    for (const word of hall.drawn.splice(0)) hall.onRecord.add(word)
  },
}

const enter = (result: Result, name: string): Step => ({
  name,
  do: async (hall) => {
    for (const match of await matchesNow(hall)) {
      if (match.result !== null) continue
      await give(hall, { kind: 'enter-result', match: match.match, result })
    }
  },
})
const enterAll = enter(win, 'results are entered')
const close: Step = { name: 'a round is closed', do: order({ kind: 'close-round' }) }
const round = [pair, publish, enterAll, close]

const firstMatch = async (hall: SecretHall) => {
  const [first] = await matchesNow(hall)
  if (first === undefined) throw new Error('no match')
  return first
}

const before: readonly Step[] = [
  register,
  secret('the outline is written', { kind: 'set-details', details: { outline } }, outline),
  secret('who paid is noted', { kind: 'mark-payment', players: [player(1)], paid: true }),
  secret('clubs are kept apart', { kind: 'keep-clubs-apart', clubs: [[player(6), player(7)]] }),
  secret('somebody wants to avoid another', {
    kind: 'change-wishes',
    wishes: [{ player: player(1), avoid: [player(2)] }],
  }),
  secret(
    'two must not meet',
    { kind: 'constrain-pair', players: [player(3), player(4)], as: 'forbidden', reason: 'feuding' },
    'feuding',
  ),
  secret('somebody is given a table', { kind: 'assign-table', player: player(8), table: 3 }),
  {
    name: 'lists come in',
    hides: [squad],
    do: async (hall) => {
      const list = { kind: 'text', text: squad } as const
      await give(hall, { kind: 'submit-list', player: player(1), list })
    },
  },
  { name: 'the event is announced', shows: [outline], do: order({ kind: 'announce-event' }) },
  {
    name: 'it begins',
    hides: ['drowned papers'],
    do: order({ kind: 'start-stage' }, 'drowned papers'),
  },
]

const rulings: readonly Step[] = [
  secret(
    'a judge is called',
    async (hall) => {
      const { match, players: own } = await firstMatch(hall)
      return { kind: 'call-judge', match, player: own[0], about: 'crooked dice' }
    },
    'crooked dice',
  ),
  {
    name: 'one of two reports a result',
    isSecret: true,
    hides: [reported],
    do: async (hall) => {
      const { match, players: own } = await firstMatch(hall)
      const result: Result = { ending: 'destruction', score: [100, 23] }
      await give(hall, { kind: 'report-result', match, player: own[0], result }, as(own[0]))
    },
  },
  secret(
    'somebody is warned',
    {
      kind: 'record-ruling',
      ruling: { about: 'conduct', players: [player(2)], text: 'slammed doors' },
    },
    'slammed doors',
  ),
  secret(
    'something is lost',
    {
      kind: 'report-material',
      player: player(5),
      what: 'lost',
      component: 'die',
      name: 'grandmother’s die',
    },
    'grandmother',
  ),
  secret(
    'a lot is drawn at the desk',
    { kind: 'draw-lot', about: 'whose turn to sweep', among: ['broom', 'mop'] },
    'sweep',
    'broom',
  ),
]

const amend: Step = {
  name: 'a result is amended',
  hides: ['smudged slip'],
  do: async (hall) => {
    const { match } = await firstMatch(hall)
    const result: Result = { ending: 'destruction', score: [100, 55] }
    await give(hall, { kind: 'amend-result', match, result, reason: 'smudged slip' })
  },
}

const disqualify: Step = {
  name: 'somebody is disqualified',
  hides: ['sleight of hand'],
  do: order({
    kind: 'disqualify-player',
    player: player(7),
    when: 'now',
    reason: 'sleight of hand',
  }),
}

const keep = (isHidden: boolean, isArchived: boolean) => (hall: SecretHall) =>
  hall.door.access.keeping.set(hall.event, { isHidden, isArchived })

const end: readonly Step[] = [
  {
    name: 'the cut is made',
    do: async (hall) => {
      await give(hall, { kind: 'make-cut' })
      await give(hall, { kind: 'start-stage' })
    },
  },
  ...round,
  pair,
  publish,
  { ...enter(lastScore, 'the final is over, who has won is kept'), hides: [last, '"champion":{'] },
  close,
  {
    name: 'somebody is erased',
    hides: ['Evelina', 'Openly'],
    do: ({ door, event }) => door.desk.erase(event, player(5)),
  },
  { name: 'lists are opened', shows: [squad], do: order({ kind: 'open-lists', to: 'everybody' }) },
  {
    name: 'it is hidden',
    hides: [eventName, squad, site, 'Ada V.', 'Kestrel'],
    do: keep(true, false),
  },
  secret('something is said there', { kind: 'announce-message', text: 'whispered' }, 'whispered'),
  {
    name: 'it is shown again',
    shows: [eventName, squad, site, 'Ada V.', 'Kestrel', 'whispered'],
    do: keep(false, false),
  },
  {
    name: 'it is finished, and who has won is told',
    shows: [last, '"champion":{'],
    do: order({ kind: 'finish-event' }),
  },
  { name: 'it is put away', do: keep(false, true) },
  { name: 'it is put away and hidden', hides: [eventName, site, 'Ada V.'], do: keep(true, true) },
]

/** A whole day with every kind of secret, one thing after another. */
export const secretDay: readonly Step[] = [
  ...before,
  pair,
  secret('pairings are thrown away', { kind: 'unpair-round' }),
  pair,
  publish,
  { name: 'the clock runs', do: order({ kind: 'start-clock' }) },
  { name: 'a table is streamed', do: order({ kind: 'feature-table', table: 2 }) },
  {
    name: 'a site may show it in a frame',
    shows: [site],
    do: order({ kind: 'allow-embedding', on: [site] }),
  },
  ...rulings,
  {
    name: 'time is added',
    hides: ['dented table', 'tilted lamp'],
    do: order({ kind: 'extend-time', minutes: 5, reason: 'dented table' }, 'tilted lamp'),
  },
  enterAll,
  amend,
  close,
  disqualify,
  ...round,
  ...end,
]
