import type { ListedEvent } from '@topcut/protocol'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { startWords } from '../../../words/start.ts'
import { today } from '../create/today.ts'
import { listed } from '../listed.suite.ts'
import { EventSays } from './event-says.tsx'

const { home, status } = startWords('en')

const says = (more: Partial<ListedEvent>): string =>
  renderToStaticMarkup(<EventSays event={listed('one', more)} />)

const runningIn = (roundName: ListedEvent['roundName']): Partial<ListedEvent> => ({
  status: 'running',
  round: 7,
  roundName,
})

it.each<readonly [string, string, Partial<ListedEvent>]>([
  ['that it has begun', home.hasBegun, { status: 'running' }],
  ['what is played', 'Round 3 of 6', runningIn({ kind: 'numbered', round: 3, of: 6 })],
  ['what is played of a bracket', 'Semi-final', runningIn({ kind: 'left', left: 2 })],
  [
    'one to register for',
    home.registrationOpen,
    { waits: { step: 'register-players', registered: 0 } },
  ],
  [
    'one whose day has not come',
    home.registrationOpen,
    { waits: { step: 'check-in-players', missing: 4 } },
  ],
  [
    'one whose day it is',
    home.toCheckIn(4),
    { waits: { step: 'check-in-players', missing: 4 }, date: today(new Date()) },
  ],
  ['one nobody was told of', home.toAnnounce, { waits: { step: 'announce-event' } }],
  ['one that can begin', home.ready, { waits: { step: 'start-stage', stage: 1 } }],
  ['one that is held up', home.held, { waits: { step: 'start-stage', stage: 1 }, isHeld: true }],
  [
    'a full one',
    home.onWaitingList(2),
    { waits: { step: 'register-players', registered: 0 }, waiting: 2 },
  ],
  ['a draft', home.missing('venue'), { isHidden: true, start: '10:00' }],
  ['somebody else’s', status['to-come'], { waits: null }],
  ['one that cannot be read', status.unreadable, { status: 'unreadable' }],
])('a row says how it stands with %s: %s', (_, sentence, more) => {
  expect(says(more)).toContain(` ${sentence}<`)
})
