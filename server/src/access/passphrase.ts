import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** About 50 ms and 32 MB for each try: too dear to try a dictionary. */
const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const length = 32

const stretched = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, length, cost, (fault, key) =>
      fault === null ? resolve(key) : reject(fault),
    )
  })

/** What is stored of a passphrase. */
export const sealed = async (passphrase: string): Promise<string> => {
  const salt = randomBytes(16)
  const key = await stretched(passphrase, salt)
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`
}

export const opens = async (passphrase: string, seal: string): Promise<boolean> => {
  const [, salt = '', key = ''] = seal.split(':')
  const known = Buffer.from(key, 'base64url')
  const tried = await stretched(passphrase, Buffer.from(salt, 'base64url'))
  return known.length === tried.length && timingSafeEqual(known, tried)
}
