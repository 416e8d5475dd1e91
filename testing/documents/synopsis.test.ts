import { expect, it } from 'vitest'
import { synopsisLines, wordsOf } from './synopsis.ts'

it.each([
  ['topcut link', ['topcut link']],
  ['topcut pair FILE [--entropy TEXT]', ['topcut pair FILE', 'topcut pair FILE --entropy TEXT']],
  [
    'topcut convert FILE [--to csv|trf] [--regulation R]',
    [
      'topcut convert FILE',
      'topcut convert FILE --to csv --regulation R',
      'topcut convert FILE --to trf --regulation R',
    ],
  ],
  ['topcut list F [--option N=V …]', ['topcut list F', 'topcut list F --option N=V']],
])('%s shows these lines', (line, lines) => {
  expect(synopsisLines(line)).toEqual(lines)
})

it('takes a line apart as a shell does', () => {
  const line = `curl -H 'If-None-Match: W/"1"' --at="a b"  end`
  expect(wordsOf(line)).toEqual(['curl', '-H', 'If-None-Match: W/"1"', '--at=a b', 'end'])
})
