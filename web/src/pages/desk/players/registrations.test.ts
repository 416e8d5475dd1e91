import { describe, expect, it } from 'vitest'
import { player } from '../../../../testing/sample-event.suite.ts'
import { personsTyped } from './persons-typed.ts'
import { registrations, type Wishes } from './registrations.ts'

const asked = (text: string, wishes: Partial<Wishes> = {}) => {
  let n = 0
  const all = { haveByes: false, areTogether: false, ...wishes }
  return registrations(personsTyped(text), all, () => `p${++n}`)
}

describe('a list that is registered', () => {
  it('carries the name with the command, and the rest beside it', () => {
    expect(asked('Ana Lis; Harbour\nBo Kern')).toEqual([
      {
        player: player(1),
        parcel: { command: { kind: 'register-player', player: player(1) }, name: 'Ana Lis' },
        person: { name: 'Ana Lis', club: 'Harbour' },
      },
      {
        player: player(2),
        parcel: { command: { kind: 'register-player', player: player(2) }, name: 'Bo Kern' },
        person: null,
      },
    ])
  })

  it('carries the people of a team beside it', () => {
    const [team] = registrations(
      personsTyped('Red Squadron; Ana Lis / Bo Kern', true),
      { haveByes: false, areTogether: false },
      () => 'p1',
    )
    expect(team?.person).toEqual({ name: 'Red Squadron', members: ['Ana Lis', 'Bo Kern'] })
    expect(team?.parcel.command).toEqual({
      kind: 'register-player',
      player: player(1),
      members: 2,
    })
  })

  it('keeps those apart in round 1 who came together', () => {
    const commands = asked('Name;Group\nAna;n\nBo;\nCid;n').map(({ parcel }) => parcel.command)
    expect(commands).toEqual([
      { kind: 'register-player', player: player(1), avoid: [player(3)] },
      { kind: 'register-player', player: player(2) },
      { kind: 'register-player', player: player(3), avoid: [player(1)] },
    ])
    expect(asked('Ana\nBo', { areTogether: true })[1]?.parcel.command).toMatchObject({
      avoid: [player(1)],
    })
  })

  it('gives earned byes to all, or to those who have one', () => {
    const byes = (text: string, haveByes: boolean) =>
      asked(text, { haveByes }).map(({ parcel }) => 'earnedBye' in parcel.command)
    expect(byes('Name;Bye\nAna;x\nBo;', false)).toEqual([true, false])
    expect(byes('Ana\nBo', true)).toEqual([true, true])
  })

  it('joins the round that was chosen when it is late', () => {
    expect(asked('Ana', { late: 'running-round' })[0]?.parcel.command).toEqual({
      kind: 'register-late-player',
      player: player(1),
      joins: 'running-round',
    })
  })
})
