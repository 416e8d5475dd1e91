import { expect, it } from 'vitest'
import { codeText } from './code-text.ts'

const list = '{"faction":"rebel","pilots":[]}'
const stream = new Blob([list]).stream().pipeThrough(new CompressionStream('deflate'))
const packed = String.fromCharCode(...new Uint8Array(await new Response(stream).arrayBuffer()))

it.each([
  ['a list', list],
  ['a packed list, as bytes', packed],
  ['a packed list, in letters', btoa(packed)],
])('a code can hold %s', async (_, raw) => {
  expect(await codeText(raw)).toBe(list)
})

it('is a text where it is neither', async () => {
  expect(await codeText('Ada Vale (28)')).toBe('Ada Vale (28)')
})
