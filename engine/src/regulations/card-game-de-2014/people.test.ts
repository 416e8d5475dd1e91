import { describe, expect, it } from 'vitest'
import { appoint, leading } from '../../../testing/leaders.ts'
import { id } from '../../../testing/story.ts'
import { rulingLeader } from '../../event/leaders/ruling-leader.ts'
import { clause } from '../../vocabulary/rule.ts'
import { leadersMayNotPlay, namesOfTiers, secondStaysAllDay } from '../suites/people.suite.ts'
import { cardGame } from './card-game.suite.ts'
import { cardGameDe2014 } from './regulation.ts'

const start = { kind: 'start-stage' } as const
const announce = { kind: 'announce-event' } as const
const pair = [id('p1'), id('p2')] as const

describe('an organizer who plays', () => {
  it.each(['casual', 'competitive'] as const)('[LCG-5] needs a second one, %s', (tier) => {
    const event = cardGame({ tier, started: false })
    event.does(appoint('one', 'organizer', { plays: 'p1' }))
    expect(event.refuses(announce)).toEqual({
      code: 'details-incomplete',
      missing: ['announce.second-leader'],
      rule: 'LCG-5',
      overridable: true,
    })
    event.does(announce, { override: 'nobody else is there' })
    expect(event.refuses(start)).toMatchObject({ code: 'second-judge-missing', rule: 'LCG-5' })
    event.does(appoint('two', 'organizer'))
    event.does(announce)
    event.does(start)
    expect(event.state().leaders).toEqual([
      leading('one', 'organizer', { plays: 'p1' }),
      leading('two', 'organizer'),
    ])
    expect(rulingLeader(event.state(), pair)).toEqual({ kind: 'named', leader: 'two' })
  })

  it.each(['marshal', 'judge'] as const)('[LCG-5] a %s is no second organizer', (office) => {
    const event = cardGame({ started: false })
    event.does(appoint('one', 'organizer', { plays: 'p1' }))
    event.does(appoint('two', office))
    expect(event.refuses(announce).code).toBe('details-incomplete')
  })

  it('[LCG-5] a judge who plays needs none; any other leader rules', () => {
    const event = cardGame({ started: false })
    event.does(appoint('one', 'judge', { plays: 'p1' }))
    expect(event.facts(announce)).not.toHaveProperty('0.seconds')
    event.does(start)
    expect(rulingLeader(event.state(), pair)).toEqual({ kind: 'missing' })
    event.does(appoint('two', 'judge'))
    expect(rulingLeader(event.state(), pair)).toEqual({ kind: 'named', leader: 'two' })
  })

  it('[LCG-5] two who meet have any other leader to rule', () => {
    const event = cardGame({ started: false })
    event.does(appoint('one', 'organizer', { plays: 'p1' }))
    event.does(appoint('two', 'organizer', { plays: 'p2' }))
    expect(rulingLeader(event.state(), pair)).toEqual({ kind: 'missing' })
    event.does(appoint('three', 'judge'))
    expect(rulingLeader(event.state(), pair)).toEqual({ kind: 'named', leader: 'three' })
  })

  secondStaysAllDay(cardGameDe2014, clause('LCG-5', 'organizer'))
  leadersMayNotPlay(cardGameDe2014, clause('LCG-6', ['premier']))
})

describe('tiers', () => {
  const names = { casual: 'Gelegenheit', competitive: 'Kompetitiv', premier: 'Premium' }
  namesOfTiers(cardGameDe2014, clause('LCG-14', names))
})
