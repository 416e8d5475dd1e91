import { expect, it } from 'vitest'
import {
  appoint,
  asPlayer,
  calls,
  disqualify,
  matchIdOf,
  propose,
  ruleNaming,
  rules,
  rulingOf,
} from '../../../testing/matters.ts'
import { rowOf } from '../../../testing/standing-row.ts'
import { id, role, type Setting, type Story, story } from '../../../testing/story.ts'
import {
  type Infraction,
  type LeaderRole,
  playerSheet,
  type Result,
  type Ruling,
  standingsView,
} from '../../index.ts'
import type { Clause, RuleId } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'

const [marshal, judge] = [role('marshal'), role('judge')]
const leaders = ['organizer', 'marshal', 'judge'] as const

/** Two tables play, and there is a marshal. */
export const ruled = ({ id: regulation }: Regulation, setting: Setting = {}): Story => {
  const event = story({ regulation, ...setting })
  appoint(event, 'marshal')
  event.seats('p1 - p2', 'p3 - p4')
  return event
}

const notAllowed = (rule: RuleId, who: string, command = 'record-ruling') => ({
  code: 'not-allowed',
  role: who,
  command,
  rule,
})

export const marshalHasTheLastWord = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] a judge’s ruling goes before the marshal, whose word is final`, () => {
    const event = ruled(regulation)
    const ruling = rules(event, {}, judge)
    const appeal = { kind: 'appeal-ruling', ruling, player: id('p1') } as const
    event.does(appeal, asPlayer('p1'))
    const decided = { kind: 'decide-appeal', ruling, upheld: false, text: 'it stood' } as const
    expect(event.refuses(decided)).toMatchObject({ code: 'not-allowed', rule })
    event.does(decided, marshal)
    expect(event.refuses(appeal)).toEqual({ code: 'ruling-final', ruling, rule })
    const own = rules(event, {}, marshal)
    expect(event.refuses({ ...appeal, ruling: own })).toEqual({
      code: 'ruling-final',
      ruling: own,
      rule,
    })
  })
}

type Overruled = NonNullable<Ruling['overrules']>

/** What this leader alone may set aside where it is in error; nothing else may be. */
export const setsAside = (
  regulation: Regulation,
  by: LeaderRole,
  { rule, value: aside }: Clause<readonly Overruled[]>,
): void => {
  it.each(aside)(`[${rule}] the ${by} sets the %s aside; nobody else does`, (overrules) => {
    const event = ruled(regulation)
    const overruled = rulingOf({ about: 'dispute', overrules })
    for (const other of leaders.filter((one) => one !== by)) {
      expect(event.refuses(overruled, role(other))).toEqual(notAllowed(rule, other))
    }
    event.does(overruled, role(by))
    expect(event.event().log.at(-1)).toMatchObject({
      by: { role: by },
      fact: { kind: 'ruling-recorded', ruling: { about: 'dispute', overrules } },
    })
    expect([...event.state().rulings.values()]).toMatchObject([{ ruling: overruled.ruling }])
  })

  it.each((['faq', 'rules'] as const).filter((one) => !aside.includes(one)))(
    `[${rule}] the %s stay as they are`,
    (overrules) => {
      expect(ruled(regulation).refuses(rulingOf({ overrules }), role(by))).toEqual({
        code: 'not-in-this-regulation',
        what: overrules,
        regulation: regulation.id,
        rule,
        overridable: true,
      })
    },
  )
}

export const disputesGoToAJudge = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] who cannot agree calls a judge, whose answer is on record`, () => {
    const event = ruled(regulation)
    const call = calls(event, 'p1')
    expect(event.state().calls.get(call)).toMatchObject({
      player: 'p1',
      match: matchIdOf(event, 'p1'),
      at: event.event().log.at(-1)?.at,
    })
    event.does({ kind: 'take-call', call }, judge)
    const ruling = rules(event, { about: 'dispute', call }, judge)
    expect(event.state().rulings.get(ruling)?.by).toEqual({ role: 'judge' })
    expect(event.state().calls.get(call)?.closedAt).toBe(event.event().log.at(-1)?.at)
  })

  it(`[${rule}] players do not settle it themselves`, () => {
    expect(ruled(regulation).refuses(rulingOf(), asPlayer('p1'))).toEqual({
      code: 'not-allowed',
      role: 'player',
      command: 'record-ruling',
    })
  })
}

export const offences = (
  regulation: Regulation,
  { rule, value: named }: Clause<readonly Infraction[]>,
): void => {
  it.each(named)(`[${rule}] %s is an offence`, (infraction) => {
    const event = ruled(regulation)
    expect(ruleNaming(event, infraction)).toBe(rule)
    expect(event.event().log.at(-1)?.fact).toMatchObject({
      kind: 'ruling-recorded',
      ruling: { infraction, players: ['p1'] },
    })
  })
}

export const notNamed = (
  regulation: Regulation,
  { rule, value: infraction }: Clause<Infraction>,
): void => {
  it(`[${rule}] what is named are examples: ${infraction} can be noted too`, () => {
    expect(ruleNaming(ruled(regulation), infraction)).toBeNull()
  })
}

export const collusion = (regulation: Regulation, rule: RuleId): void => {
  offences(regulation, { rule, value: ['collusion'] })

  it(`[${rule}] an agreed result cannot be entered, and is filed under its own name`, () => {
    const event = ruled(regulation)
    const match = matchIdOf(event, 'p1')
    const agreed = { ending: 'intentional-draw', witness: 'a judge' } as const
    expect(event.refuses({ kind: 'enter-result', match, result: agreed })).toEqual({
      code: 'not-in-this-regulation',
      what: 'intentional-draw',
      regulation: regulation.id,
    })
    const report = { kind: 'report-result', match, player: id('p1'), result: agreed } as const
    expect(event.refuses(report, asPlayer('p1')).code).toBe('not-in-this-regulation')
    const players = [id('p1'), id('p2')]
    event.does(rulingOf({ about: 'collusion', infraction: 'collusion', players }), judge)
    expect(event.event().log.at(-1)).toMatchObject({
      by: { role: 'judge' },
      fact: { kind: 'ruling-recorded', ruling: { about: 'collusion', players } },
    })
    for (const player of players) {
      expect(playerSheet(event.state(), player)?.offences).toMatchObject([
        { infraction: 'collusion', rule, rulings: 1 },
      ])
    }
  })
}

const warning = rulingOf({ penalty: { kind: 'warning' } })

/** What conduct may cost where a match is one game, and who says so. */
export const penalties = (
  regulation: Regulation,
  { rule, value: by }: Clause<LeaderRole>,
): void => {
  it(`[${rule}] a warning, a game, the match, by a ${by}`, () => {
    const event = ruled(regulation)
    event.does(warning, role(by))
    expect(event.matchOf('p1').result).toBeNull()
    const game = { kind: 'game-loss', match: matchIdOf(event, 'p1'), game: 1 } as const
    event.does(rulingOf({ penalty: game }), role(by))
    expect(event.matchOf('p1').result).toEqual({ ending: 'match-loss', by: 'first' })
    const match = { kind: 'match-loss', match: matchIdOf(event, 'p4') } as const
    event.does(rulingOf({ players: [id('p4')], penalty: match }), role(by))
    expect(event.matchOf('p4').result).toEqual({ ending: 'match-loss', by: 'second' })
    const won = (player: string) => rowOf(event, player).tally.won
    expect(['p1', 'p2', 'p3', 'p4'].map(won)).toEqual([0, 1, 1, 0])
  })
}

/** The text has no penalty but a word: a loss is a leader's own, with a reason on record. */
export const lossesBeyondTheText = (regulation: Regulation, rule: RuleId): void => {
  it.each(['match-loss', 'game-loss'] as const)(
    `[${rule}] has no %s: only with a reason on record, whoever imposes it`,
    (kind) => {
      for (const by of ['judge', 'marshal', 'organizer'] as const) {
        const event = ruled(regulation)
        event.does(warning, role(by))
        const match = matchIdOf(event, 'p1')
        const penalty = kind === 'game-loss' ? { kind, match, game: 1 } : { kind, match }
        const refusal = {
          code: 'not-in-this-regulation',
          what: kind,
          regulation: regulation.id,
          rule,
          overridable: true,
        }
        expect(event.refuses(rulingOf({ penalty }), role(by))).toEqual(refusal)
        const reason = 'third time today'
        expect(
          event.facts(rulingOf({ penalty }), { ...role(by), override: reason }),
        ).toContainEqual({ kind: 'rule-overridden', refusal, reason })
        expect(event.matchOf('p1').result).toEqual({ ending: 'match-loss', by: 'first' })
      }
    },
  )

  const loss: Result = { ending: 'match-loss', by: 'first' }
  const refusal = {
    code: 'not-in-this-regulation',
    what: 'match-loss',
    regulation: regulation.id,
    rule,
    overridable: true,
  } as const
  const reason = 'third time today'
  const exception = { kind: 'rule-overridden', refusal, reason } as const

  it(`[${rule}] a match-loss entered as a result takes the same reason on record`, () => {
    const event = ruled(regulation)
    const match = matchIdOf(event, 'p1')
    const command = { kind: 'enter-result', match, result: loss } as const
    expect(event.refuses(command)).toEqual(refusal)
    expect(event.refuses(command, { override: ' ' })).toEqual(refusal)
    expect(event.facts(command, { override: reason })).toEqual([
      exception,
      { kind: 'result-entered', match, result: loss },
    ])
  })

  it(`[${rule}] a result amended to a match-loss has its reason as the exception's`, () => {
    const event = ruled(regulation)
    const match = matchIdOf(event, 'p1')
    const won: Result = { ending: 'destruction', score: [100, 20] }
    event.does({ kind: 'enter-result', match, result: won })
    const command = { kind: 'amend-result', match, result: loss, reason } as const
    expect(event.facts(command)).toEqual([
      exception,
      { kind: 'result-amended', match, result: loss, reason },
    ])
  })

  it(`[${rule}] players cannot tell a match-loss between themselves`, () => {
    const event = ruled(regulation)
    const { match, players } = event.matchOf('p1')
    for (const player of players) {
      const command = { kind: 'report-result', match, player, result: loss } as const
      const by = { role: 'player', player } as const
      expect(event.refuses(command, { by, override: 'so he said' })).toEqual(refusal)
    }
  })
}

/** A judge says why; and who has to go is proposed, never just removed. */
export const marshalDecidesConsequences = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] are decided by the marshal, or by the organizer; a judge says why`, () => {
    for (const by of [marshal, role('organizer')]) {
      expect(ruled(regulation).ask(warning, by)).toMatchObject({ granted: true })
    }
    const event = ruled(regulation)
    const refusal = { ...notAllowed(rule, 'judge'), overridable: true }
    expect(event.refuses(warning, judge)).toEqual(refusal)
    expect(event.facts(warning, { ...judge, override: 'the marshal is away' })).toMatchObject([
      { kind: 'rule-overridden', refusal },
      { kind: 'ruling-recorded' },
    ])
  })

  it(`[${rule}] the marshal proposes a disqualification, the organizer decides`, () => {
    const event = ruled(regulation)
    expect(event.refuses(disqualify('p1'), marshal)).toEqual({
      code: 'proposal-needed',
      player: 'p1',
      rule,
    })
    expect(event.refuses(propose('p1'), judge)).toMatchObject({ rule })
    event.does(propose('p1'), marshal)
    const proposal = event.entryOf('disqualification-proposed')
    const answer = { kind: 'answer-proposal', proposal, when: 'now', reason: 'heard' } as const
    expect(event.refuses({ ...answer, confirmed: true }, marshal).code).toBe('not-allowed')
    event.does({ ...answer, confirmed: true })
    expect(event.event().log.at(-1)?.fact).toMatchObject({
      kind: 'player-disqualified',
      player: 'p1',
      reason: 'cheated',
    })
    expect(event.state().players.get(id('p1'))?.status).toBe('disqualified')
  })

  it(`[${rule}] where the organizer is the marshal nothing has to be proposed`, () => {
    const event = story({ regulation: regulation.id })
    expect(event.ask(disqualify('p1'))).toMatchObject({ granted: true })
  })
}

export const noProposals = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] needs no proposal`, () => {
    expect(ruled(regulation).refuses(propose('p1'), marshal)).toMatchObject({
      code: 'not-in-this-regulation',
      what: 'proposal',
    })
  })
}

/** The organizer removes a player, a marshal there or not; these leaders do not. */
export const organizerRemoves = (
  regulation: Regulation,
  { rule, value: others }: Clause<readonly LeaderRole[]>,
): void => {
  it(`[${rule}] the organizer removes at own discretion, a marshal there or not`, () => {
    for (const event of [story({ regulation: regulation.id }), ruled(regulation)]) {
      event.does(disqualify('p1'))
      expect(event.event().log.at(-1)?.fact).toMatchObject({
        kind: 'player-disqualified',
        player: 'p1',
        reason: 'cheated',
      })
    }
  })

  it.each(others)(`[${rule}] not the %s`, (who) => {
    expect(ruled(regulation).refuses(disqualify('p1'), role(who))).toEqual(
      notAllowed(rule, who, 'disqualify-player'),
    )
  })

  it(`[${rule}] not without a reason`, () => {
    expect(ruled(regulation).refuses({ ...disqualify('p1'), reason: ' ' })).toEqual({
      code: 'reason-needed',
    })
  })
}

/** Whoever was removed is not ranked, not paired and not let back in, whoever asks. */
export const removedForGood = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] for good: not ranked, not paired, not let back in`, () => {
    const event = story({ regulation: regulation.id, options: { readmission: 'on' } })
    event.playRound()
    event.does(disqualify('p1'))
    const forGood = { code: 'disqualified-for-good', player: 'p1' }
    const back = { kind: 'readmit-player', player: id('p1') } as const
    expect(event.refuses(back)).toEqual(forGood)
    expect(event.refuses(back, { override: 'sorry' })).toEqual(forGood)
    expect(event.refuses(disqualify('p1')).code).toBe('disqualified-for-good')
    for (const kind of ['register-late-player', 'register-player'] as const) {
      expect(event.ask({ kind, player: id('p1') }, { override: 'sorry' }).granted).toBe(false)
    }
    expect(standingsView(event.state()).rows.at(-1)).toMatchObject({
      player: 'p1',
      place: null,
      status: 'disqualified',
    })
    event.does({ kind: 'pair-round' })
    const round = event.state().rounds.at(-1)
    expect([round?.matches.length, round?.byes.length]).toEqual([1, 1])
  })
}

export const ineligibleComponents = (regulation: Regulation, rule: RuleId): void => {
  const ruling = { about: 'component', text: 'a recast ship' } as const

  it(`[${rule}] ineligible and without replacement: out, by the marshal’s word alone`, () => {
    const event = ruled(regulation)
    const recast = rulingOf({ ...ruling, withoutReplacement: true })
    for (const other of ['judge', 'organizer'] as const) {
      expect(event.refuses(recast, role(other))).toEqual(notAllowed(rule, other))
    }
    expect(event.facts(recast, marshal).at(-1)).toEqual({
      kind: 'player-disqualified',
      player: 'p1',
      after: 1,
      reason: 'a recast ship',
    })
    expect(event.state().proposals.size).toBe(0)
    expect(event.state().players.get(id('p1'))?.status).toBe('disqualified')
  })

  it(`[${rule}] with a replacement the ruling is all`, () => {
    expect(ruled(regulation).facts(rulingOf(ruling), judge)).toHaveLength(1)
  })
}
