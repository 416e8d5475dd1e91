import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** How dear one try is: `2 ** log2N` rounds of 128 · r bytes each, `p` times over. */
export type Cost = { readonly log2N: number; readonly r: number; readonly p: number }

/**
 * As dear as OWASP asks for, in the form that takes 32 MB: with four at once a small laptop still
 * has room for the hall.
 */
export const usualCost: Cost = { log2N: 15, r: 8, p: 3 }
/** What seals without a note of their cost were made with. */
const firstCost: Cost = { log2N: 15, r: 8, p: 1 }
const length = 32

const stretched = (passphrase: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> => {
  const N = 2 ** log2N
  const options: ScryptOptions = { N, r, p, maxmem: 2 * 128 * N * r }
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, length, options, (fault, key) =>
      fault === null ? resolve(key) : reject(fault),
    )
  })
}

const noteOf = ({ log2N, r, p }: Cost): string => `${log2N},${r},${p}`

type Seal = { readonly cost: Cost; readonly salt: Buffer; readonly key: Buffer }

const read = (seal: string): Seal => {
  const parts = seal.split(':')
  const [salt = '', key = ''] = parts.slice(-2)
  const [log2N = 0, r = 0, p = 0] = parts.length < 4 ? [] : (parts[1] ?? '').split(',').map(Number)
  return {
    cost: parts.length < 4 ? firstCost : { log2N, r, p },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

/** What is stored of a passphrase. */
export const sealed = async (passphrase: string, cost: Cost): Promise<string> => {
  const salt = randomBytes(16)
  const key = await stretched(passphrase, salt, cost)
  return `scrypt:${noteOf(cost)}:${salt.toString('base64url')}:${key.toString('base64url')}`
}

export const opens = async (passphrase: string, seal: string): Promise<boolean> => {
  const { cost, salt, key } = read(seal)
  const tried = await stretched(passphrase, salt, cost)
  return key.length === tried.length && timingSafeEqual(key, tried)
}

/** Whether a seal was made at another cost: the next time its passphrase is given it is renewed. */
export const isOutdated = (seal: string, cost: Cost): boolean =>
  noteOf(read(seal).cost) !== noteOf(cost)

/** What takes as long to try as an outdated seal is cheaper than one of this cost. */
export const restOf = (seal: string, cost: Cost): string | null => {
  const { log2N, r, p } = read(seal).cost
  const isCheaper = log2N === cost.log2N && r === cost.r && p < cost.p
  return isCheaper ? decoyOf({ ...cost, p: cost.p - p }) : null
}

/** What nobody's passphrase opens, as dear to try as one: for a name that nobody has. */
export const decoyOf = (cost: Cost): string =>
  `scrypt:${noteOf(cost)}:${randomBytes(16).toString('base64url')}:`
