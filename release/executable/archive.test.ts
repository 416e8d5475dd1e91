import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { tarOf } from './tar.ts'
import { zipOf } from './zip.ts'

const files = [
  { name: 'topcut', bytes: Buffer.from('#!'.repeat(600)), isProgram: true },
  { name: 'LICENSE.txt', bytes: Buffer.alloc(0), isProgram: false },
]
const seconds = Date.UTC(2026, 10, 18, 12, 30, 8) / 1000

describe('an archive', () => {
  it('is a tape: headers that add up, blocks of 512, the right to run', () => {
    const tar = tarOf(files, seconds)
    expect(tar.length % 512).toBe(0)
    const head = tar.subarray(0, 512)
    expect(head.toString('latin1', 0, 7)).toBe('topcut\0')
    expect(head.toString('latin1', 100, 107)).toBe('0000755')
    expect(Number.parseInt(head.toString('latin1', 124, 135), 8)).toBe(1200)
    expect(Number.parseInt(head.toString('latin1', 136, 147), 8)).toBe(seconds)
    const blank = Buffer.from(head)
    blank.fill(' ', 148, 156)
    const sum = blank.reduce((all, byte) => all + byte, 0)
    expect(Number.parseInt(head.toString('latin1', 148, 154), 8)).toBe(sum)
    expect(tar.subarray(512, 512 + 1200)).toEqual(files[0]?.bytes)
    expect(tar.toString('latin1', 4 * 512, 4 * 512 + 11)).toBe('LICENSE.txt')
  })

  it('is a zip: each file where the list at the end says', () => {
    const zip = zipOf(files, seconds)
    const end = zip.indexOf('PK\x05\x06')
    expect(zip.readUInt16LE(end + 10)).toBe(2)
    const list = zip.readUInt32LE(end + 16)
    expect(zip.toString('latin1', list, list + 4)).toBe('PK\x01\x02')
    expect(list + zip.readUInt32LE(end + 12)).toBe(end)
    const at = zip.readUInt32LE(list + 42)
    expect(zip.toString('latin1', at, at + 4)).toBe('PK\x03\x04')
    const begin = at + 30 + zip.readUInt16LE(at + 26)
    const packed = zip.subarray(begin, begin + zip.readUInt32LE(list + 20))
    expect(inflateRawSync(packed)).toEqual(files[0]?.bytes)
    expect(zip.toString('latin1', at + 30, begin)).toBe('topcut')
  })
})
