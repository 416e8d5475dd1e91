import { expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import type { Product } from '../../vocabulary/card.ts'
import { day } from '../../vocabulary/instant.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import type { Regulation } from '../regulation.ts'

const announce = { kind: 'announce-event' } as const
const start = { kind: 'start-stage' } as const

const before = ({ id: regulation }: Regulation): Story =>
  story({ regulation, lists: 'asked', started: false })

const submit = (list: SquadList, player = 'p1') =>
  ({ kind: 'submit-list', player: id(player), list }) as const

/** An event that has begun, everybody with this list. */
const begun = (regulation: Regulation, list: SquadList): Story => {
  const event = before(regulation)
  for (const player of ['p1', 'p2', 'p3', 'p4']) event.does(submit(list, player))
  event.does(announce)
  event.does(start)
  return event
}

export const listHasToSay = (
  regulation: Regulation,
  rule: RuleId,
  incomplete: { readonly [missing: string]: SquadList },
): void => {
  it.each(Object.entries(incomplete))(`[${rule}] has to say: %s`, (missing, list) => {
    expect(before(regulation).refuses(submit(list))).toMatchObject({
      code: 'list-not-allowed',
      findings: [{ missing, rule }],
    })
  })
}

/** What may not be played is not taken in, but by a leader who says why. */
export const refusedWhenHandedIn = (
  regulation: Regulation,
  rule: RuleId,
  list: SquadList,
): void => {
  it(`[${rule}] what breaks it is not taken in without a reason on record`, () => {
    const event = before(regulation)
    expect(event.refuses(submit(list))).toMatchObject({
      code: 'list-not-allowed',
      player: 'p1',
      findings: [{ severity: 'must', rule }],
      overridable: true,
    })
    expect(event.state().lists.size).toBe(0)
    expect(event.facts(submit(list), { override: 'for fun only' })).toMatchObject([
      { kind: 'rule-overridden', reason: 'for fun only' },
      { kind: 'list-submitted' },
    ])
  })
}

export const handedInWhereAsked = (
  regulation: Regulation,
  rules: { readonly asked: RuleId; readonly onSite: RuleId },
  list: SquadList,
): void => {
  const asks = () => {
    const event = before(regulation)
    event.does(appoint('one', 'organizer'))
    event.does({ kind: 'set-details', details: { listsAsked: true } })
    event.does(announce)
    return event
  }

  it(`[${rules.asked}] is handed in where the event asks for it, and only there`, () => {
    const event = before(regulation)
    event.does(announce)
    event.does(start)
    const missing = { code: 'lists-missing', rule: rules.asked, overridable: true }
    expect(asks().refuses(start)).toMatchObject(missing)
  })

  it(`[${rules.onSite}] can be filled in on site until the start, by whoever has none yet`, () => {
    const event = asks()
    const missing = () => event.refuses(start)
    expect(missing()).toMatchObject({ players: ['p1', 'p2', 'p3', 'p4'] })
    for (const player of ['p1', 'p2', 'p3']) event.does(submit(list, player))
    expect(missing()).toMatchObject({ code: 'lists-missing', players: ['p4'] })
    event.does(submit(list, 'p4'))
    expect(event.facts(start)).toMatchObject([{ kind: 'stage-started' }])
    expect(event.refuses(submit(list, 'p4'))).toMatchObject({ code: 'lists-locked' })
  })
}

/** Whoever comes after the start owes what everybody owed before it: told, gated, told again. */
export const lateEntrantsOweTheirs = (
  regulation: Regulation,
  rule: RuleId,
  list: SquadList,
): void => {
  const late = { kind: 'register-late-player', player: id('late') } as const
  const owed = { players: [id('late')], rule }
  const missing = { code: 'lists-missing', ...owed, overridable: true }
  const told = { code: 'late-without-list', ...owed }
  const why = { override: 'on paper, in my pocket' }
  const running = (players: number) => {
    const names = Array.from({ length: players }, (_, index) => `p${index + 1}`)
    const event = story({ regulation: regulation.id, lists: 'asked', started: false, players })
    event.does({ kind: 'set-details', details: { listsAsked: true } })
    for (const player of names) event.does(submit(list, player))
    event.does(announce)
    event.does(start)
    return event
  }

  it(`[${rule}] who comes late without one is told of at entry, and not paired without it`, () => {
    const event = running(4)
    expect(event.does(late)).toEqual([told])
    expect(event.refuses({ kind: 'pair-round' })).toEqual(missing)
    const byHand = {
      kind: 'pair-round-by-hand',
      tables: [[id('p1'), id('p2')] as const, [id('p3'), id('late')] as const],
      byes: [{ player: id('p4'), kind: 'odd-number' as const }],
      reason: 'as they sat down',
    } as const
    expect(event.refuses(byHand)).toEqual(missing)
    event.does(submit(list, 'late'))
    event.does({ kind: 'pair-round' })
  })

  it(`[${rule}] a leader may pair them all the same: told at the clock, not asked again`, () => {
    const event = running(5)
    event.does(late)
    const [overridden] = event.facts({ kind: 'pair-round' }, why)
    expect(overridden).toMatchObject({ kind: 'rule-overridden', refusal: missing })
    event.does({ kind: 'publish-round' })
    expect(event.does({ kind: 'start-clock' })).toContainEqual(told)
    for (const match of event.state().matches.values()) event.wins(match.players[0])
    event.does({ kind: 'close-round' })
    event.does({ kind: 'pair-round' })
  })

  it(`[${rule}] into the running round nobody sits down without one`, () => {
    const event = running(5)
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    const joins = { ...late, joins: 'running-round' } as const
    expect(event.refuses(joins)).toEqual(missing)
    expect(event.facts(joins, why)).toMatchObject([
      { kind: 'rule-overridden' },
      { kind: 'player-entered-late' },
      { kind: 'round-repaired' },
    ])
  })

  it(`[${rule}] with a list handed in there is nothing to tell`, () => {
    const event = story({ regulation: regulation.id, lists: 'asked', started: false })
    event.does({ kind: 'register-player', player: late.player })
    event.does({ kind: 'set-details', details: { listsAsked: true } })
    for (const player of ['p1', 'p2', 'p3', 'p4', 'late']) event.does(submit(list, player))
    event.does(announce)
    event.does(start)
    expect(event.does(late)).toEqual([])
    event.does({ kind: 'pair-round' })
  })
}

/** Locked for the whole event: what is found of each part that a correction changes. */
export const locked = (
  regulation: Regulation,
  rule: RuleId,
  list: SquadList,
  changed: { readonly [part: string]: SquadList },
): void => {
  it.each(Object.entries(changed))(
    `[${rule}] stays the same for the whole event: %s`,
    (part, other) => {
      const event = begun(regulation, list)
      expect(event.refuses(submit(other))).toEqual({ code: 'lists-locked', player: 'p1', rule })
      const warnings = event.does({
        ...submit(other),
        kind: 'correct-list',
        reason: 'as played',
        possibleAdvantage: false,
      })
      expect(warnings).toMatchObject([
        { code: 'list-finding', finding: { code: 'squad-changed', rule, part } },
      ])
    },
  )
}

export const correctedByLeader = (regulation: Regulation, rule: RuleId, list: SquadList): void => {
  it(`[${rule}] is corrected by a leader, who looks into a possible advantage`, () => {
    const event = begun(regulation, list)
    const correction = { ...submit(list), kind: 'correct-list', reason: 'a slip' } as const
    const byPlayer = { by: { role: 'player', player: id('p1') } } as const
    expect(event.refuses({ ...correction, possibleAdvantage: false }, byPlayer)).toMatchObject({
      code: 'not-allowed',
      role: 'player',
    })
    expect(event.does({ ...correction, possibleAdvantage: false })).toEqual([])
    expect(event.does({ ...correction, possibleAdvantage: true })).toEqual([
      { code: 'investigate', player: 'p1', rule },
    ])
    expect(event.state().lists.get(id('p1'))?.corrections).toMatchObject([
      { reason: 'a slip', possibleAdvantage: false },
      { reason: 'a slip', possibleAdvantage: true },
    ])
  })
}

type Released = Product['released']

/** A card of a product released so, in this language, on this day: what is found. */
type Found = (released: Released, date: string, language?: string) => readonly string[]

export const afterTheGermanEdition = (rule: RuleId, found: Found): void => {
  const released = { german: day('2016-10-28'), english: day('2016-06-01') }

  it.each(['german', 'english'])(
    `[${rule}] two weeks after the German edition, in %s`,
    (language) => {
      expect(found(released, '2016-11-10', language)).toEqual([`not-released ${rule}`])
      expect(found(released, '2016-11-11', language)).toEqual([])
    },
  )

  it(`[${rule}] without a German edition never`, () => {
    const never = { ...released, german: null }
    expect(found(never, '2017-06-01')).toEqual([`not-released ${rule}`])
    const unknown = { english: day('2016-06-01') }
    expect(found(unknown, '2017-06-01')).toEqual([`release-unknown ${rule}?`])
  })

  it.each(['polish', 'french'])(`[${rule}] in no other language: %s`, (language) => {
    expect(found(released, '2017-01-01', language)).toEqual([`language-not-allowed ${rule}`])
  })
}
