import { expect, it } from 'vitest'
import { sha256 } from './sha-256.ts'

/** By another program, at every length around the end of a block. */
it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['x'.repeat(55), 'd5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072'],
  ['x'.repeat(56), '04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e'],
  ['x'.repeat(64), '7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c'],
  ['x'.repeat(119), '000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c'],
  ['x'.repeat(1000), '44f8354494a5ba03ba1792a8d3e9c534c47a9181980fde7a3f44b06ef2ae7c7f'],
  [
    'Małgorzata Dębska–Wiśniewska 🂡',
    'ad19ea025ca2df93b2172b40a229193594777ef2a5e6dc98d29b0df59b3447cf',
  ],
])('the digest of %s', (text, digest) => {
  expect(sha256(text)).toBe(digest)
})
