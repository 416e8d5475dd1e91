import { readFileSync } from 'node:fs'
import { shortCode } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { witness } from './ask-witness.ts'

const { canonical, sha256, lotOrder } = witness
const page = readFileSync(new URL('../../docs/record.md', import.meta.url), 'utf8')

/** What stands in backticks behind some words. */
const behind = (words: string): string => {
  const text = page.split(words)[1] ?? expect.fail(`nothing behind ${words}`)
  return /`([^`]+)`/.exec(text)?.[1] ?? expect.fail('nothing in backticks')
}

describe('the example in docs/record.md', () => {
  const [, json = ''] = /```json\n([\s\S]+?)```/.exec(page) ?? []
  const { hash, ...entry } = JSON.parse(json)

  it('is joined as the page says', () => {
    expect(sha256(canonical(entry))).toBe(hash)
    expect(entry.previous).toBe(sha256(behind("the SHA-256 of the event's id")))
    const code = behind('The entry above has')
    expect(witness.shortCode(hash)).toBe(code)
    expect(shortCode(hash)).toBe(code)
  })

  it('has the lots that the page says', () => {
    const lot = sha256(`${behind('With the secret')}/round/1`)
    expect(lot).toBe(behind('the lot of round 1 is'))
    expect(entry.fact.committed).toBe(sha256(lot))
    const hall = [behind('with the words'), behind('` and ')]
    expect(sha256(JSON.stringify([lot, 0, hall]))).toBe(behind('its first draw goes by'))
    const order = lotOrder(['p1', 'p2', 'p3', 'p4'], behind('By the lots'))
    expect(order.join(' ')).toBe(behind('stand in the order'))
  })
})
