import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type TlsFaultCode, tlsFault } from './faults.ts'
import { fits, type Pair } from './pair.ts'

const read = (file: string, missing: TlsFaultCode): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw tlsFault(missing, file)
  }
}

const certificateIn = (cert: string, file: string): X509Certificate => {
  try {
    return new X509Certificate(cert)
  } catch {
    throw tlsFault('not-a-certificate', file)
  }
}

const checkKey = (key: string, file: string): void => {
  if (/ENCRYPTED/.test(key)) throw tlsFault('key-has-a-password', file)
  try {
    createPrivateKey(key)
  } catch {
    throw tlsFault('not-a-key', file)
  }
}

/** A certificate from elsewhere. Whatever a browser would turn down is said before anybody comes. */
export const readGivenCertificate = (
  files: { readonly cert: string; readonly key: string },
  now: number,
): Pair => {
  const cert = read(files.cert, 'no-certificate-file')
  const key = read(files.key, 'no-key-file')
  const certificate = certificateIn(cert, files.cert)
  checkKey(key, files.key)
  if (!fits(certificate, key)) throw tlsFault('not-a-pair', files.key)
  const [from, until] = [certificate.validFrom, certificate.validTo].map(Date.parse)
  if (until !== undefined && until <= now) throw tlsFault('ended', files.cert, until)
  if (from !== undefined && from > now) throw tlsFault('not-yet', files.cert, from)
  return { cert, key }
}
