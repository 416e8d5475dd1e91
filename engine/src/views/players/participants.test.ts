import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { id, story } from '../../../testing/story.ts'
import { leaderId } from '../../vocabulary/ids.ts'
import { participants } from './participants.ts'

const lines = (told: ReturnType<typeof story>) =>
  participants(told.state()).map(
    ({ leader, player, role, isMarshal, now }) =>
      `${leader ?? '-'} ${player ?? '-'} ${role}${isMarshal ? ' (marshal)' : ''} ${now}`,
  )

const led = () => {
  const told = story({ started: false, players: 3 })
  told.does(appoint('l1', 'organizer'))
  told.does(appoint('l2', 'judge', { plays: 'p1' }))
  told.does(appoint('l3', 'judge'))
  told.does({ kind: 'announce-event' })
  told.does({ kind: 'start-stage' })
  return told
}

describe('everybody who is there', () => {
  it('leaders first, and one line for a leader who plays', () => {
    expect(lines(led())).toEqual([
      'l1 - organizer (marshal) acting',
      'l2 p1 judge acting',
      'l3 - judge acting',
      '- p2 player spectating',
      '- p3 player spectating',
    ])
  })

  it('players play from the moment they know of their match until it is over', () => {
    const told = led()
    told.seats('p1 - p2', 'p3 bye')
    const playing = () => lines(told).filter((line) => line.endsWith('playing'))
    expect(playing()).toEqual(['l2 p1 judge playing', '- p2 player playing'])
    const { match } = told.matchAt(1)
    told.does({ kind: 'start-match', match })
    told.does({ kind: 'end-match', match })
    expect(playing()).toEqual([])
    told.wins('p1')
    expect(playing()).toEqual([])
  })

  it('nobody plays in a round that is not published, or once the result is there', () => {
    const told = led()
    told.does({ kind: 'pair-round' })
    expect(lines(told).filter((line) => line.endsWith('playing'))).toEqual([])
    told.does({ kind: 'publish-round' })
    const [a] = told.matchAt(1).players
    told.wins(a)
    expect(lines(told).filter((line) => line.endsWith('playing'))).toEqual([])
  })

  it('a judge who does not act is a spectator; the marshal is who was appointed', () => {
    const told = led()
    told.does(appoint('l4', 'marshal'))
    told.does({ kind: 'change-duty', leader: leaderId('l3'), acting: false })
    expect(lines(told)).toEqual([
      'l1 - organizer acting',
      'l2 p1 judge acting',
      'l3 - judge spectating',
      'l4 - marshal (marshal) acting',
      '- p2 player spectating',
      '- p3 player spectating',
    ])
  })

  it('leaves out who registered and did not come', () => {
    const told = story({ started: false, players: 2 })
    told.does({ kind: 'register-player', player: id('ada') })
    expect(lines(told)).toEqual(['- p1 player spectating', '- p2 player spectating'])
  })
})
