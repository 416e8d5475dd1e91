import { createPrivateKey, type X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'

/** A certificate, perhaps with those above it, and its key: both as PEM. */
export type Pair = { readonly cert: string; readonly key: string }

/** Names and addresses for which a certificate is meant. */
export const hostsOf = ({ subjectAltName = '' }: X509Certificate): readonly string[] =>
  subjectAltName.split(', ').flatMap((entry) => {
    const [, host = ''] = /^(?:DNS|IP Address):(.+)$/.exec(entry) ?? []
    return host === '' ? [] : [host]
  })

/** Whether browsers will take it for one of that name or address. */
export const isMeantFor = (certificate: X509Certificate, host: string): boolean =>
  (isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host)) !== undefined

/** Nobody but its own key vouches for it: people have to compare it. */
export const isSelfMade = (certificate: X509Certificate): boolean =>
  certificate.subject === certificate.issuer && certificate.verify(certificate.publicKey)

/** As browsers show it: 32 bytes in pairs of signs. */
export const fingerprintOf = (certificate: X509Certificate): string => certificate.fingerprint256

export const fits = (certificate: X509Certificate, key: string): boolean =>
  certificate.checkPrivateKey(createPrivateKey(key))
