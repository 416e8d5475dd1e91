import { describe, expect, it } from 'vitest'
import { openGuesses } from './guesses.ts'

const hour = 60 * 60 * 1000
const minute = 60 * 1000

const opened = () => {
  let now = 0
  const guesses = openGuesses(
    () => now,
    () => undefined,
  )
  return {
    ...guesses,
    /** How many of so many guesses are let through. */
    let: async (times: number, at: string, from: string) => {
      let through = 0
      for (let n = 0; n < times; n += 1) if ((await guesses.take({ at, from })) === 0) through += 1
      return through
    },
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

describe('guesses at a passphrase', () => {
  it('are a handful at once, then one a minute from one address', async () => {
    const { let: lets, take, pass } = opened()
    expect(await lets(12, 'ines', 'hall')).toBe(10)
    expect(await take({ at: 'ines', from: 'hall' })).toBe(minute)
    pass(minute)
    expect(await lets(2, 'ines', 'hall')).toBe(1)
  })

  it('come to no more than a hundred an hour at one account, from however many addresses', async () => {
    const { let: lets, pass } = opened()
    let through = 0
    for (let time = 0; time < hour; time += minute / 2) {
      for (let n = 0; n < 10; n += 1) through += await lets(1, 'ines', `address ${n}`)
      pass(minute / 2)
    }
    expect(through).toBeGreaterThan(20)
    expect(through).toBeLessThanOrEqual(100)
  })

  it('from one address lock nobody out: not the others there, nor the account elsewhere', async () => {
    const { let: lets, right } = opened()
    await lets(50, 'ines', 'hall')
    expect(await lets(1, 'ines', 'home')).toBe(1)
    // Thirty leaders of the hall sign in, each after two mistyped words.
    for (let n = 0; n < 30; n += 1) {
      expect(await lets(3, `leader ${n}`, 'hall')).toBe(3)
      right({ at: `leader ${n}`, from: 'hall' })
    }
  })

  it('elsewhere lock nobody out of a device that the account knows', async () => {
    const { let: lets, take } = opened()
    for (let n = 0; n < 150; n += 1) await lets(1, n < 30 ? 'ines' : `name ${n}`, `home ${n}`)
    for (let n = 0; n < 150; n += 1) await lets(1, `name ${n}`, 'hall')
    expect(await lets(1, 'ines', 'hall')).toBe(0)
    const known = { at: 'ines', from: 'hall', device: 'laptop' }
    expect(await take(known)).toBe(0)
    // It is counted, too: nobody goes through a dictionary there.
    for (let n = 0; n < 9; n += 1) expect(await take(known)).toBe(0)
    expect(await take(known)).toBe(minute)
  })

  it('at a list of names end as well', async () => {
    const { let: lets } = opened()
    let through = 0
    for (let n = 0; n < 300; n += 1) through += await lets(1, `name ${n}`, 'hall')
    expect(through).toBe(100)
  })

  it('are not forgiven for a right word at another account in between', async () => {
    const { let: lets, take, right } = opened()
    const own = { at: 'own', from: 'hall' }
    let through = 0
    for (let n = 0; n < 40; n += 1) {
      expect(await take(own)).toBe(0)
      right(own)
      through += await lets(1, 'ines', 'hall')
    }
    expect(through).toBe(10)
  })
})
