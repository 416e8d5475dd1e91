import { createPrivateKey, X509Certificate } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@topcut/protocol/words'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tlsFaultSentence } from './fault-sentence.ts'
import { isTlsFault, type TlsFault } from './faults.ts'
import { readGivenCertificate } from './given-certificate.ts'
import { makeCertificate } from './make-certificate.ts'
import { openOwnCertificate } from './own-certificate.ts'
import { fingerprintOf, hostsOf, isMeantFor, isSelfMade } from './pair.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-05-02T09:00:00Z')

let data: string
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'topcut-tls-'))
})
afterEach(() => rmSync(data, { recursive: true, force: true }))

describe('a certificate that the machine makes', () => {
  const made = (from = now, until = now + 90 * day) => {
    const { cert, key } = makeCertificate(
      ['localhost', 'hall.local', '10.0.0.7', '::1'],
      from,
      until,
    )
    return { certificate: new X509Certificate(cert), key }
  }

  it('is for its names and addresses and for no others', () => {
    const { certificate } = made()
    const hosts = ['localhost', 'hall.local', '10.0.0.7', '::1']
    for (const host of hosts) expect(isMeantFor(certificate, host)).toBe(true)
    for (const host of ['evil.example', '10.0.0.8', '::2', 'x.hall.local'])
      expect(isMeantFor(certificate, host)).toBe(false)
    expect(hostsOf(certificate)).toEqual(['localhost', 'hall.local', '10.0.0.7', '0:0:0:0:0:0:0:1'])
  })

  it('is signed by its own key, which is another one each time', () => {
    const [one, other] = [made(), made()]
    expect(isSelfMade(one.certificate)).toBe(true)
    expect(one.certificate.checkPrivateKey(createPrivateKey(one.key))).toBe(true)
    expect(one.certificate.checkPrivateKey(createPrivateKey(other.key))).toBe(false)
    expect(one.certificate.serialNumber).not.toBe(other.certificate.serialNumber)
    expect(fingerprintOf(one.certificate)).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/)
  })

  it('is a server’s and no authority: with its key nobody can vouch for other pages', () => {
    const { certificate } = made()
    expect(certificate.ca).toBe(false)
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1'])
  })

  it('begins and ends as it was told, also beyond 2049', () => {
    const { certificate } = made()
    expect(Date.parse(certificate.validFrom)).toBe(now)
    expect(Date.parse(certificate.validTo)).toBe(now + 90 * day)
    const late = Date.parse('2050-01-01T00:00:00Z')
    expect(Date.parse(made(late, late + day).certificate.validTo)).toBe(late + day)
  })
})

describe('the machine’s own certificate', () => {
  const open = (hosts: readonly string[], at = now) =>
    openOwnCertificate(
      data,
      () => hosts,
      () => at,
    )

  it('is kept from one start to the next, where nobody else can read it', () => {
    const first = open(['localhost'])()
    const file = join(data, 'own-certificate.pem')
    expect(readFileSync(file, 'utf8')).toContain(first.key)
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(open(['localhost'])()).toEqual(first)
  })

  it('is made anew a month before it ends, and where the clock was ahead when it was made', () => {
    const first = open(['localhost'])()
    expect(open(['localhost'], now + 334 * day)()).toEqual(first)
    expect(open(['localhost'], now + 336 * day)()).not.toEqual(first)
    expect(open(['localhost'], now - 300 * day)()).not.toEqual(first)
  })

  it('is made anew for another address, while it is used, and still knows the one before', () => {
    let hosts = ['10.0.0.7']
    const own = openOwnCertificate(
      data,
      () => hosts,
      () => now,
    )
    const first = own()
    expect(own()).toBe(first)
    hosts = ['10.0.0.8']
    const second = own()
    expect(second).not.toEqual(first)
    hosts = ['10.0.0.7']
    expect(own()).toBe(second)
  })

  it('is made anew where the file holds something else', () => {
    open(['localhost'])()
    const file = join(data, 'own-certificate.pem')
    const good = readFileSync(file, 'utf8')
    const { key } = makeCertificate(['localhost'], now, now + 300 * day)
    for (const bad of [
      '',
      'x',
      good.slice(0, 400),
      key + good.slice(good.indexOf('-----BEGIN C')),
    ]) {
      writeFileSync(file, bad)
      const { cert } = open(['localhost'])()
      expect(good).not.toContain(cert)
    }
  })
})

describe('a certificate that was handed in', () => {
  const write = (name: string, text: string): string => {
    writeFileSync(join(data, name), text)
    return join(data, name)
  }
  const files = (from = now - day, until = now + day) => {
    const { cert, key } = makeCertificate(['localhost'], from, until)
    return { cert: write('cert.pem', cert), key: write('key.pem', key) }
  }
  const fault = (given: { readonly cert: string; readonly key: string }): TlsFault => {
    try {
      readGivenCertificate(given, now)
    } catch (found) {
      if (isTlsFault(found)) return found
      throw found
    }
    throw new Error('it was taken')
  }

  it('is taken as it is', () => {
    const given = files()
    const { cert, key } = readGivenCertificate(given, now)
    expect([cert, key]).toEqual([given.cert, given.key].map((file) => readFileSync(file, 'utf8')))
  })

  const locked =
    '-----BEGIN ENCRYPTED PRIVATE KEY-----\nMII=\n-----END ENCRYPTED PRIVATE KEY-----\n'
  const wrong = {
    'no-certificate-file': () => ({ ...files(), cert: join(data, 'none.pem') }),
    'no-key-file': () => ({ ...files(), key: join(data, 'none.pem') }),
    'not-a-certificate': () => ({ ...files(), cert: write('cert.pem', 'a note') }),
    'not-a-key': () => ({ ...files(), key: write('key.pem', 'a note') }),
    'key-has-a-password': () => ({ ...files(), key: write('key.pem', locked) }),
    'not-a-pair': () => {
      const { cert } = files()
      return { cert, key: write('other.pem', makeCertificate(['x'], now, now + day).key) }
    },
    ended: () => files(now - 2 * day, now - day),
    'not-yet': () => files(now + day, now + 2 * day),
  } as const

  it.each(Object.keys(wrong) as (keyof typeof wrong)[])(
    'is turned down in a sentence of its own in every language: %s',
    (code) => {
      const found = fault(wrong[code]())
      expect(found.tlsFault).toBe(code)
      const said = languages.map((language) => tlsFaultSentence(language, found))
      expect(new Set(said).size).toBe(languages.length)
      for (const sentence of said) expect(sentence).toContain(found.file)
    },
  )

  it('that may not be read is as good as none', () => {
    if (process.platform === 'win32' || process.getuid?.() === 0) return
    const given = files()
    chmodSync(given.key, 0)
    expect(fault(given).tlsFault).toBe('no-key-file')
  })

  it('says the day as the language does', () => {
    const found = fault(wrong.ended())
    expect(tlsFaultSentence('en', found)).toContain('1 May 2026')
    expect(tlsFaultSentence('de', found)).toContain('1. Mai 2026')
    expect(tlsFaultSentence('pl', found)).toContain('1 maja 2026')
  })
})
