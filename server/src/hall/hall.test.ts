import type { NetworkInterfaceInfo } from 'node:os'
import type { Language } from '@topcut/protocol/words'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleTls } from '../tls/sample-tls.suite.ts'
import { hallAddresses } from './addresses.ts'
import { tellHall } from './tell-hall.ts'

const address = (text: string, more: object = {}) =>
  ({ address: text, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo

const interfaces = {
  lo: [address('127.0.0.1', { internal: true })],
  eth0: [address('192.168.1.7'), address('fe80::1', { family: 'IPv6' })],
  wlan0: [address('10.0.0.3'), address('169.254.7.7')],
}

describe('the addresses of the hall', () => {
  it('are those of every interface that others can reach', () => {
    const found = ['http://192.168.1.7:8080', 'http://10.0.0.3:8080']
    expect(hallAddresses('0.0.0.0', 8080, null, interfaces)).toEqual(found)
    expect(hallAddresses('::', 8080, null, interfaces)).toEqual(found)
  })

  it('say https where there is TLS, and the names of a certificate that was handed in', () => {
    const { tls } = sampleTls()
    const found = ['https://192.168.1.7:8080', 'https://10.0.0.3:8080']
    expect(hallAddresses('0.0.0.0', 8080, tls, interfaces)).toEqual(found)
    const given = { ...tls, isGiven: true, names: ['hall.example'] }
    expect(hallAddresses('0.0.0.0', 8080, given, interfaces)).toEqual(['https://hall.example:8080'])
    const both = { ...given, isMeantFor: (host: string) => host === '10.0.0.3' }
    expect(hallAddresses('0.0.0.0', 8080, both, interfaces)).toEqual([
      'https://hall.example:8080',
      'https://10.0.0.3:8080',
    ])
    // One for names that nobody can type: better a warning than no way in.
    const none = { ...given, names: [] }
    expect(hallAddresses('0.0.0.0', 8080, none, interfaces)).toEqual(found)
  })

  it('are none where the server listens to its own machine only', () => {
    expect(hallAddresses('127.0.0.1', 8080, null, interfaces)).toEqual([])
  })
})

describe('whoever runs the machine', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const open = (first: readonly string[], language: Language = 'en') => {
    let addresses = first
    let said = ''
    const hall = tellHall({
      addresses: () => addresses,
      language,
      say: (text) => {
        said += text
      },
      every: 100,
    })
    const heard = () => {
      const text = said
      said = ''
      return text
    }
    const move = (to: readonly string[]) => {
      addresses = to
    }
    return { hall, heard, move }
  }

  it('is shown every way in, the first one as a QR code', () => {
    const { heard } = open(['http://192.168.1.7:8080', 'http://10.0.0.3:8080'])
    const text = heard()
    expect(text).toContain('http://192.168.1.7:8080')
    expect(text).toContain('http://10.0.0.3:8080')
    expect(text).toMatch(/[█▀▄]{5}/)
  })

  it('is shown nothing where nobody else gets in', () => {
    expect(open([]).heard()).toBe('')
  })

  it('hears how many devices are connected when that has changed', () => {
    const { hall, heard } = open([])
    vi.advanceTimersByTime(300)
    expect(heard()).toBe('')
    for (let n = 1; n <= 40; n += 1) hall.connected(n)
    vi.advanceTimersByTime(300)
    expect(heard()).toBe('40 devices are connected.\n')
    hall.connected(1)
    vi.advanceTimersByTime(100)
    expect(heard()).toBe('1 device is connected.\n')
  })

  it.each([
    ['de', 'In der Halle', '2 Geräte sind verbunden.', 'hat sich geändert'],
    ['pl', 'Na sali', 'Połączone są 2 urządzenia.', 'się zmienił'],
  ] as const)('hears all of it in the language of the terminal: %s', (language, ...words) => {
    const { hall, heard, move } = open(['http://192.168.1.7:8080'], language)
    hall.connected(2)
    move([])
    vi.advanceTimersByTime(100)
    const text = heard()
    for (const word of words) expect(text).toContain(word)
  })

  it('is warned when the address changes, and shown the new one', () => {
    const { heard, move } = open(['http://192.168.1.7:8080'])
    heard()
    move(['http://192.168.1.99:8080'])
    vi.advanceTimersByTime(100)
    const text = heard()
    expect(text).toContain('has changed')
    expect(text).toMatch(/[█▀▄]{5}/)
    vi.advanceTimersByTime(500)
    expect(heard()).toBe('')
    move([])
    vi.advanceTimersByTime(100)
    expect(heard()).toContain('it is none now')
  })

  it('is shown the fingerprint of the certificate, and another one when it is renewed', () => {
    let said = ''
    let fingerprint = 'AB:'.repeat(31).concat('01')
    tellHall({
      addresses: () => [],
      fingerprint: () => fingerprint,
      language: 'en',
      say: (text) => {
        said += text
      },
      every: 100,
    })
    const shown = (text: string) =>
      text
        .match(/^ {2}\S+$/gm)
        ?.map((row) => row.trim())
        .join(':')
    expect(shown(said)).toBe(fingerprint)
    said = ''
    vi.advanceTimersByTime(300)
    expect(said).toBe('')
    fingerprint = 'CD:'.repeat(31).concat('02')
    vi.advanceTimersByTime(100)
    expect(shown(said)).toBe(fingerprint)
  })

  it('hears nothing more after the end', () => {
    const { hall, heard, move } = open(['http://192.168.1.7:8080'])
    heard()
    hall.stop()
    move([])
    vi.advanceTimersByTime(500)
    expect(heard()).toBe('')
  })
})
