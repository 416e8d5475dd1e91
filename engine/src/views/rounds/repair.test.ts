import { describe, expect, it } from 'vitest'
import { id, type Story, story } from '../../../testing/story.ts'
import { repairCommand, repairView } from './repair.ts'

/** Round 2 is known to the players when somebody finds that p2 had beaten p1. */
const wronglyPaired = (): Story => {
  const told = story({ players: 8 })
  told.plays('p1 100-0 p2', 'p3 100-0 p4', 'p5 100-0 p6', 'p7 100-0 p8')
  const wrong = told.state().rounds[0]?.matches[0] ?? expect.fail('no match')
  told.seats('p1 - p3', 'p5 - p7', 'p2 - p4', 'p6 - p8')
  told.does({
    kind: 'amend-result',
    match: wrong,
    result: { ending: 'destruction', score: [0, 100] },
    reason: 'slip read the wrong way round',
  })
  return told
}

const choiceOf = (told: Story, kind: 'leave' | 'smallest' | 'best') =>
  repairView(told.state())?.find((choice) => choice.kind === kind) ?? expect.fail('no choice')

describe('what can be done about a published round', () => {
  it('is nothing where none is running', () => {
    expect(repairView(story().state())).toBeNull()
  })

  it('says what leaving it costs', () => {
    const told = wronglyPaired()
    expect(choiceOf(told, 'leave')).toMatchObject({ changedTables: [], sittingOut: [] })
    expect(choiceOf(told, 'leave').receipt.crossings).toEqual([2])
  })

  it('changes as few tables as a perfect round allows', () => {
    const told = wronglyPaired()
    const { changedTables, receipt } = choiceOf(told, 'best')
    expect(receipt.crossings).toEqual([0])
    expect(changedTables).toHaveLength(2)
    const command = repairCommand(told.state(), choiceOf(told, 'best'), 'amended')
    told.does(command ?? expect.fail('no command'))
    expect(choiceOf(told, 'leave').receipt.crossings).toEqual([0])
    expect(repairCommand(told.state(), choiceOf(told, 'best'), 'amended')).toBeNull()
  })

  it('leaves tables alone at which play has begun', () => {
    const told = wronglyPaired()
    told.does({ kind: 'start-match', match: told.matchAt(1).match })
    told.does({ kind: 'start-match', match: told.matchAt(3).match })
    for (const choice of repairView(told.state()) ?? []) {
      expect(choice.changedTables).not.toContain(1)
      expect(choice.changedTables).not.toContain(3)
    }
  })

  it('gives the opponent of somebody who left to whoever sits out', () => {
    const told = story({ players: 5 })
    told.seats('p1 - p2', 'p3 - p4', 'p5 bye')
    told.does({ kind: 'drop-player', player: id('p4'), when: 'after-round' })
    const smallest = choiceOf(told, 'smallest')
    expect(smallest).toMatchObject({ changedTables: [2], sittingOut: [] })
    told.does(repairCommand(told.state(), smallest, 'p4 left') ?? expect.fail('no command'))
    expect(told.matchAt(2).players).toEqual(expect.arrayContaining([id('p3'), id('p5')]))
  })
})
