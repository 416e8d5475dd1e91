import { isObject, type Reader } from '../input.ts'
import { readCryodex } from './read-cryodex.ts'

/** The file that Cryodex exports, and what ListFortress takes. */
export const cryodex: Reader = {
  format: 'cryodex',
  isOne: ({ json }) => isObject(json) && ['players', 'rounds'].some((name) => name in json),
  read: ({ json }) => readCryodex({ value: json, path: '' }, 'cryodex'),
}
