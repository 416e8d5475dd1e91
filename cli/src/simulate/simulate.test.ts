import { regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { topcut } from '../trial.suite.ts'
import type { Simulated } from './simulate.ts'

const simulated = async (...flags: readonly string[]): Promise<Simulated> => {
  const said = await topcut(['simulate', ...flags, '--json'])
  expect(said, said.err).toMatchObject({ exit: 0, err: '' })
  return JSON.parse(said.out) as Simulated
}

const anyNumber = expect.any(Number)
const figures = { p50: anyNumber, p99: anyNumber, max: anyNumber }

describe('topcut simulate', () => {
  it.each(regulations.map(({ id }) => id))('plays whole events by %s', async (id) => {
    const answer = await simulated('--regulation', id, '--players', '13', '--events', '3')
    expect(answer).toMatchObject({
      players: 13,
      events: 3,
      rounds: [{ round: 1 }, { round: 2 }, { round: 3 }, { round: 4 }],
      pairingMs: figures,
      standingsMs: figures,
      avoidableRematches: 0,
    })
    const { parity, exact, fold } = answer.certified
    expect(parity + exact + fold).toBe(12)
    expect(answer.byes).toBeGreaterThan(0)
  })

  it('plays the same for the same entropy', async () => {
    const once = async (entropy: string) => {
      const flags = ['--regulation', 'x-wing/pl', '--players', '9', '--entropy', entropy]
      const { pairingMs: _, standingsMs: __, ...rest } = await simulated(...flags, '--rounds', '8')
      return rest
    }
    expect(await once('one')).toEqual(await once('one'))
    expect(await once('one')).not.toEqual(await once('two'))
  })

  it('says which rematches nothing could have avoided', async () => {
    const answer = await simulated(
      ...['--regulation', 'x-wing/de', '--players', '4', '--rounds', '4', '--drops', '0'],
    )
    expect(answer).toMatchObject({ rematches: 2, avoidableRematches: 0 })
    expect(answer.rounds.map(({ rematches }) => rematches)).toEqual([0, 0, 0, 2])
  })

  it.each([
    [[], 'option-needed'],
    [['--regulation', 'x-wing/de'], 'option-needed'],
    [['--regulation', 'x-wing/de', '--players', '1'], 'out-of-range'],
    [['--regulation', 'x-wing/de', '--players', '8', '--drops', '2'], 'out-of-range'],
    [['--regulation', 'x-wing/de', '--players', 'many'], 'not-a-whole-number'],
    [['--regulation', 'x-wing/de', '--players', '8', 'file.json'], 'no-file-wanted'],
    [['--regulation', 'x-wing/de', '--players', '8', '--after', '1'], 'option-of-another-command'],
  ])('refuses %j', async (words, problem) => {
    const said = await topcut(['simulate', ...words])
    expect(said.exit).toBe(2)
    expect(JSON.parse(said.out)).toMatchObject({ refusal: { code: 'wrong-use', problem } })
  })

  it('refuses a document it does not know', async () => {
    const said = await topcut(['simulate', '--regulation', 'chess', '--players', '8'])
    expect(JSON.parse(said.out)).toMatchObject({ refusal: { code: 'unknown-regulation' } })
  })
})
