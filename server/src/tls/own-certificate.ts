import { X509Certificate } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { makeOwnFile, makeOwnFolder } from '../store/own-files.ts'
import { makeCertificate } from './make-certificate.ts'
import { fits, hostsOf, isMeantFor, type Pair } from './pair.ts'

const day = 24 * 60 * 60 * 1000
/** Longer ones are refused by some phones (825 days) and by browsers one day soon. */
const lasts = 365 * day
/** A hall that is set up today must not lose it on the day. */
const before = 30 * day
/** A phone whose clock is behind must not find a certificate of tomorrow. */
const leeway = 2 * day
/** A machine that changes its network every day must not drag all of them along for ever. */
const mostHosts = 40

const fileIn = (data: string): string => join(data, 'own-certificate.pem')

/** Null where there is none, or one that cannot be read: then another one is made. */
const readPair = (data: string): Pair | null => {
  try {
    const text = readFileSync(fileIn(data), 'utf8')
    const cert = /-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----\n/.exec(text)?.[0]
    const key = /-----BEGIN PRIVATE KEY-----[\s\S]+-----END PRIVATE KEY-----\n/.exec(text)?.[0]
    if (cert === undefined || key === undefined) return null
    return fits(new X509Certificate(cert), key) ? { cert, key } : null
  } catch {
    return null
  }
}

/** In one file and moved into place whole: half of a pair would be of no use. */
const writePair = (data: string, { cert, key }: Pair): void => {
  makeOwnFolder(data)
  const file = fileIn(data)
  makeOwnFile(`${file}.unfinished`)
  const unfinished = openSync(`${file}.unfinished`, 'w')
  writeFileSync(unfinished, `${key}${cert}`)
  fsyncSync(unfinished)
  closeSync(unfinished)
  renameSync(`${file}.unfinished`, file)
}

const isGood = (pair: Pair, hosts: readonly string[], now: number): boolean => {
  const certificate = new X509Certificate(pair.cert)
  const isInTime =
    Date.parse(certificate.validFrom) <= now && Date.parse(certificate.validTo) > now + before
  return isInTime && hosts.every((host) => isMeantFor(certificate, host))
}

/**
 * The certificate this machine has made for itself, kept in the data folder; another one where it
 * soon ends, or where the machine has a name or an address that it does not know. Those it knew
 * stay in: whoever carries a laptop back and forth must not have everybody compare again each time.
 */
export const openOwnCertificate = (
  data: string,
  hosts: () => readonly string[],
  now: () => number = Date.now,
): (() => Pair) => {
  let pair = readPair(data)
  return () => {
    const wanted = hosts()
    if (pair !== null && isGood(pair, wanted, now())) return pair
    const known =
      pair === null
        ? []
        : hostsOf(new X509Certificate(pair.cert)).filter((host) => isIP(host) !== 6)
    const all = [...new Set([...wanted, ...known])].slice(0, Math.max(mostHosts, wanted.length))
    pair = makeCertificate(all, now() - leeway, now() + lasts)
    writePair(data, pair)
    return pair
  }
}
