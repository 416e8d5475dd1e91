import { X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { isOpenToTheHall, machineAddresses } from '../hall/machine-addresses.ts'
import { readGivenCertificate } from './given-certificate.ts'
import { openOwnCertificate } from './own-certificate.ts'
import { fingerprintOf, hostsOf, isMeantFor, isSelfMade, type Pair } from './pair.ts'

/** `own`: the machine makes a certificate for itself. */
export type TlsWish = 'own' | { readonly cert: string; readonly key: string }

/** How the server is spoken to where others could listen in. */
export type Tls = {
  /** From now on; another one than before where it had to be renewed. */
  readonly pair: () => Pair
  /** The names under which browsers take it for this server. */
  readonly names: readonly string[]
  /** Whether it came from elsewhere, for names that people type. */
  readonly isGiven: boolean
  readonly isMeantFor: (host: string) => boolean
  /** What people have to compare; null where browsers find out by themselves. */
  readonly fingerprint: () => string | null
}

/** What this machine may be called, whoever asks. */
const ownHosts = (host: string): readonly string[] => {
  const name = hostname().toLowerCase()
  const names = name.includes('.') ? [name] : [name, `${name}.local`]
  const asked = isOpenToTheHall(host) ? [] : [host]
  return [
    ...new Set([
      'localhost',
      ...names.filter((one) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9-]+)*$/.test(one)),
      '127.0.0.1',
      '::1',
      ...asked,
      ...machineAddresses(),
    ]),
  ]
}

/** Throws a `TlsFault` where what was handed in is of no use. */
export const openTls = (wish: TlsWish, data: string, host: string): Tls => {
  const isGiven = wish !== 'own'
  const given = isGiven ? readGivenCertificate(wish, Date.now()) : null
  const own = openOwnCertificate(data, () => ownHosts(host))
  const pair = () => given ?? own()
  const certificate = () => new X509Certificate(pair().cert)
  const hosts = given === null ? ownHosts(host) : hostsOf(certificate())
  return {
    pair,
    names: hosts.filter((one) => isIP(one) === 0 && !one.startsWith('*')),
    isGiven,
    isMeantFor: (one) => isMeantFor(certificate(), one),
    fingerprint: () => {
      const now = certificate()
      return isSelfMade(now) ? fingerprintOf(now) : null
    },
  }
}
