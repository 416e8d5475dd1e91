import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isIP } from 'node:net'
import {
  bits,
  identifier,
  integer,
  isTrue,
  octets,
  sequence,
  set,
  tagged,
  text,
  time,
} from './der.ts'
import type { Pair } from './pair.ts'

const ecdsaWithSha256 = sequence(identifier('1.2.840.10045.4.3.2'))

/** Whoever looks at the certificate in a browser sees whose it is. */
const name = sequence(set(sequence(identifier('2.5.4.3'), text('Topcut'))))

const groupsOf = (part: string): readonly number[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => {
        const value = Number.parseInt(group, 16)
        return [value >> 8, value & 0xff]
      })

const addressBytes = (address: string): Buffer => {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number))
  // In one spelling, whatever it was written like.
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = plain.split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail)]
  const between = Array.from({ length: 16 - first.length - last.length }, () => 0)
  return Buffer.from([...first, ...between, ...last])
}

const alternative = (host: string): Buffer =>
  isIP(host) === 0 ? tagged(0x82, Buffer.from(host)) : tagged(0x87, addressBytes(host))

const extension = (id: string, value: Uint8Array, isCritical = false): Buffer =>
  sequence(identifier(id), ...(isCritical ? [isTrue] : []), octets(value))

/**
 * For a server, and for nothing else: no authority. A phone that were made to trust it could
 * otherwise be shown any page of the world under its name by whoever has the key.
 */
const extensions = (hosts: readonly string[]): Buffer =>
  sequence(
    extension('2.5.29.19', sequence(), true),
    extension('2.5.29.15', bits(Buffer.of(0x80), 7), true),
    extension('2.5.29.37', sequence(identifier('1.3.6.1.5.5.7.3.1'))),
    extension('2.5.29.17', sequence(...hosts.map(alternative))),
  )

const pem = (der: Buffer): string => {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

/** A key and the certificate that it has signed itself, for names and addresses (RFC 5280). */
export const makeCertificate = (hosts: readonly string[], from: number, until: number): Pair => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const toBeSigned = sequence(
    tagged(0xa0, integer(Buffer.of(2))),
    // At most 20 bytes, and a first one that is neither negative nor empty.
    integer(Buffer.concat([Buffer.of(0x40), randomBytes(15)])),
    ecdsaWithSha256,
    name,
    sequence(time(from), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, extensions(hosts)),
  )
  const signature = sign('sha256', toBeSigned, privateKey)
  return {
    cert: pem(sequence(toBeSigned, ecdsaWithSha256, bits(signature))),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
