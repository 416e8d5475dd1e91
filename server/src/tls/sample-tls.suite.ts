import { X509Certificate } from 'node:crypto'
import { makeCertificate } from './make-certificate.ts'
import { fingerprintOf, type Pair } from './pair.ts'
import type { Tls } from './tls.ts'

const day = 24 * 60 * 60 * 1000

/** For this machine, from yesterday until tomorrow. */
export const samplePair = (): Pair =>
  makeCertificate(['localhost', '127.0.0.1'], Date.now() - day, Date.now() + day)

/** As the machine makes it; `vouched` as if somebody whom browsers know had signed it. */
export const sampleTls = (by: 'own' | 'vouched' = 'own') => {
  let pair = samplePair()
  const tls: Tls = {
    pair: () => pair,
    names: ['localhost'],
    isGiven: by === 'vouched',
    isMeantFor: (host) => host === 'localhost' || host === '127.0.0.1',
    fingerprint: () => (by === 'own' ? fingerprintOf(new X509Certificate(pair.cert)) : null),
  }
  const renew = () => {
    pair = samplePair()
  }
  return { tls, renew }
}
