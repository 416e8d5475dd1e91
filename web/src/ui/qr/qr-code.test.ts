import { describe, expect, it } from 'vitest'
import { qrCode } from './qr-code.ts'

const slip = 'HTTP://192.168.178.100:8080/J/K4R7N-131-7'

/** Row by row, as it was when another program read the address out of it again. */
const drawn = `
  1fcdd7f 1046a41 175d55d 174ea5d 174675d 1048e41 1fd557f 001ed00 1df4ac4 1194003 1acb91f 1c20a47
  1b71508 08b224f 14fd55c 0f87514 17431f9 0016b15 1fd9154 105e91e 17573f7 174d3f8 17552ed 105e91f
  1fdb97d
`

const hex = (row: readonly boolean[]): string =>
  Number.parseInt(row.map((isDark) => (isDark ? 1 : 0)).join(''), 2)
    .toString(16)
    .padStart(7, '0')

describe('a code for a link', () => {
  it('is drawn module by module as the standard has it', () => {
    expect(qrCode(slip)?.map(hex)).toEqual(drawn.trim().split(/\s+/))
  })

  it('has as few modules as hold it: those of a slip are large enough for a bad picture', () => {
    expect(qrCode(slip)).toHaveLength(25)
    expect(qrCode(slip.toLowerCase())).toHaveLength(29)
    expect(qrCode('x'.repeat(32))).toHaveLength(25)
    expect(qrCode('x'.repeat(33))).toHaveLength(29)
    expect(qrCode('ż'.repeat(54))).toHaveLength(41)
  })

  it('holds a Wi-Fi with the longest password there is, and 2953 bytes at most', () => {
    expect(qrCode(`WIFI:T:WPA;S:${'n'.repeat(32)};P:${'p'.repeat(63)};;`)).not.toBeNull()
    expect(qrCode('x'.repeat(2953))).toHaveLength(177)
    expect(qrCode('x'.repeat(2954))).toBeNull()
  })

  it('is drawn for a text that was cut within a letter', () => {
    expect(qrCode('\ud83c')).toEqual(qrCode('\ufffd'))
  })
})
