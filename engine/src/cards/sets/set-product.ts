import { named } from '../names.ts'
import type { KnownSets } from './known-sets.ts'

/** No comma: six products are called like a set, which would be lost behind another one. */
const asides = [
  /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/u,
  /^(.*\S)(?:\s+[-–—]|\s*:)\s+(.+)$/u,
  /^(.*\S)\t+(.+)$/u,
]
const numbered = /^(.*?\p{L})[\s,:#–-]*(\d{1,3})?$/u

/**
 * `Hit and Run (Core Set 10)`: its name and number, as though the product were not there; null for
 * words that are no product, which may be part of the name.
 */
export const withoutProduct = ({ products }: KnownSets, body: string): string | null => {
  for (const aside of asides) {
    const [, name = '', beside = ''] = aside.exec(body) ?? []
    const [, product = '', number] = numbered.exec(beside.trim()) ?? []
    if (product === '' || named(products, product).length === 0) continue
    return number === undefined ? name : `${name} (#${number})`
  }
  return null
}
