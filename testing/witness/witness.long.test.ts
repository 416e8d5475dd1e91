import { recordText, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { longRun } from '../long.ts'
import { anyRecord } from './any-record.ts'
import { witness } from './ask-witness.ts'
import { engineSays } from './engine-says.ts'

/** The text with one other byte, the same for the same seed. */
const withOtherByte = (text: string, seed: number): string => {
  const at = (seed * 7_919 + 13) % text.length
  const other = String.fromCharCode(((text.charCodeAt(at) + 1 + (seed % 5)) % 94) + 32)
  return text.slice(0, at) + other + text.slice(at + 1)
}

describe('the witness', () => {
  it('says of any event what the engine says', () =>
    longRun({ name: 'witness', seeds: 200 }, (seed) => {
      const regulation = regulations[seed % regulations.length] ?? expect.fail('no document')
      const record = anyRecord(regulation, seed)
      if (record === null) return
      const said = witness.check(witness.readRecord(recordText(record)))
      expect(said).toMatchObject({ verified: true, problems: [] })
      expect(engineSays(record)).toMatchObject({ verified: true, problems: [] })
      const text = recordText(record)
      for (let change = 0; change < 5; change++) {
        const changed = withOtherByte(text, 5 * seed + change)
        expect(changed).not.toBe(text)
        const file = witness.readRecord(changed)
        expect(file !== null && witness.check(file).verified).toBe(false)
      }
    }))
})
