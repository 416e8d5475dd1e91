import {
  type Ask,
  type Infraction,
  type LeaderRole,
  leaderId,
  type MatchId,
  type PlayerId,
  playerSheet,
  type Ruling,
} from '../src/index.ts'
import { id, type Story } from './story.ts'

/** A leader as the desk knows whoever signed in. */
export const asLeader = (role: LeaderRole, name = role as string): Partial<Ask> => ({
  by: { role, leader: leaderId(name) },
})

export const asPlayer = (name: string): Partial<Ask> => ({
  by: { role: 'player', player: id(name) },
})

export const appoint = (told: Story, role: LeaderRole, name: string = role, plays?: string) =>
  told.does({
    kind: 'appoint-leader',
    leader: leaderId(name),
    role,
    ...(plays === undefined ? {} : { plays: id(plays) }),
  })

const conduct: Ruling = { about: 'conduct', players: [id('p1')], text: 'slams the dice down' }

/** A ruling about p1's conduct but for what a test changes. */
export const rulingOf = (changed: Partial<Ruling> = {}) =>
  ({ kind: 'record-ruling', ruling: { ...conduct, ...changed } }) as const

/** Records a ruling and returns its number. */
export const rules = (
  told: Story,
  changed: Partial<Ruling> = {},
  by: Partial<Ask> = {},
): number => {
  told.does(rulingOf(changed), by)
  return told.entryOf('ruling-recorded')
}

export const matchIdOf = (told: Story, player: string): MatchId => told.matchOf(player).match

/** Calls a judge and returns the number of the call. */
export const calls = (told: Story, player: string, about = 'is it in arc?'): number => {
  told.does({ kind: 'call-judge', about }, asPlayer(player))
  return told.entryOf('judge-called')
}

type Reported = Extract<Parameters<Story['does']>[0], { kind: 'report-material' }>

export const reportOf = (player: string, changed: Partial<Reported> = {}): Reported => ({
  kind: 'report-material',
  player: id(player),
  what: 'lost',
  component: 'die',
  name: 'a red die',
  ...changed,
})

/** Reports a part that p1 misses and returns the number of the case. */
export const reports = (told: Story, player: string, changed: Partial<Reported> = {}): number => {
  told.does(reportOf(player, changed))
  return told.entryOf('material-reported')
}

export const disqualify = (player: string, when: 'now' | 'after-round' = 'now') =>
  ({ kind: 'disqualify-player', player: id(player), when, reason: 'cheated' }) as const

export const propose = (player: string) =>
  ({ kind: 'propose-disqualification', player: id(player), reason: 'cheated' }) as const

/** The rule that names an offence, as p1's sheet shows it once it is on record. */
export const ruleNaming = (told: Story, infraction: Infraction): string | null => {
  rules(told, { infraction })
  const offences = playerSheet(told.state(), id('p1'))?.offences ?? []
  return offences.find((one) => one.infraction === infraction)?.rule ?? null
}

/** Those in a list, by name. */
export const namesOf = (players: readonly { readonly player: PlayerId | null }[]) =>
  players.map(({ player }) => player)
