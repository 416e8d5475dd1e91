import { describe, expect, it } from 'vitest'
import { qrCode } from './qr-code.ts'

/** Row by row, as another encoder draws it with the same size, correction and mask. */
const drawn = `
  1fc444447f 1048888c41 1752222f5d 1749999a5d 174999955d 1047777541
  1fd555557f 0012222f00 1df1111dc4 0b83bbb367 06e7777219 07a1dddcab
  19d2666c60 0faa666c65 06f8888659 182a2228ba 13ed111d69 018bbbbfe9
  12df77778f 1485dddf7a 0ec2667eeb 0e3e666ce9 0968888e27 0a1e222b0a
  1e45112de3 0dbfbb8fe5 1647775e83 0f3dddeeda 147a666df8 0016664f1b
  1fdc888357 1056221918 175d110df2 174bbb8fb7 175b775011 1051dddcaa
  1fde664f9b
`

const hex = (row: readonly boolean[]): string =>
  Number.parseInt(row.map((isDark) => (isDark ? 1 : 0)).join(''), 2)
    .toString(16)
    .padStart(10, '0')

describe('a code for a link', () => {
  it('is drawn module by module as the standard has it', () => {
    const code = qrCode('http://10.0.0.7:8080/in#Zażółć-0123456789')
    expect(code?.map(hex)).toEqual(drawn.trim().split(/\s+/))
  })

  it('has one size up to 106 bytes, whatever letters they make', () => {
    expect(qrCode('x')).toHaveLength(37)
    expect(qrCode('x'.repeat(106))).toHaveLength(37)
    expect(qrCode('x'.repeat(107))).toHaveLength(41)
    expect(qrCode('ż'.repeat(54))).toHaveLength(41)
  })

  it('holds 2953 bytes at most', () => {
    expect(qrCode('x'.repeat(2953))).toHaveLength(177)
    expect(qrCode('x'.repeat(2954))).toBeNull()
  })

  it('is drawn for a text that was cut within a letter', () => {
    expect(qrCode('\ud83c')).toEqual(qrCode('\ufffd'))
  })
})
