import { describe, expect, it } from 'vitest'
import { isJson, plainLines } from './plain-lines.ts'

const texts = (text: string) => plainLines(text).map((one) => `${one.line} ${one.text}`)

describe('a pasted text', () => {
  it('says in which line of it a card stands, whoever breaks the lines', () => {
    expect(texts('a<br />b<br>c\r\nd')).toEqual(['0 a', '0 b', '0 c', '1 d'])
    expect(texts('<ul><li>a</li><li>b</li></ul>\n\n[*]c[*]d')).toEqual([
      '0 a',
      '0 b',
      '1 ',
      '2 c',
      '2 d',
    ])
  })

  it.each([
    ['[b]Ada[/b] [url=https://example.org]x[/url]', 'Ada x'],
    ['**Ada** (2)', 'Ada (2)'],
    ['*Ada (2), Ben (3)*', 'Ada (2), Ben (3)'],
    ['_Ada_, _Ben_', 'Ada, Ben'],
    ['## Ada', 'Ada'],
    ['Ada&nbsp;&amp;&nbsp;Ben &quot;C&quot;', 'Ada & Ben "C"'],
    ['\uFEFFAda', 'Ada'],
  ])('loses the marks of %s', (text, plain) => {
    expect(plainLines(text)).toEqual([{ text: plain, line: 0 }])
  })

  it.each(['* Ada', '2*12, 3*4', 'snake_case_id', '[TIE Fighter] Ada', '#12', 'a & b; c < d'])(
    'keeps %s',
    (text) => {
      expect(plainLines(text)).toEqual([{ text, line: 0 }])
    },
  )

  it.each([
    ['{"a": 1}', true],
    [' \n[{"a": 1}]', true],
    ['["Ada"]', true],
    ['\uFEFF[]', true],
    ['[1, 2]', true],
    ['[27] Ada', false],
    ['[b]Ada[/b]', false],
    ['[TIE Fighter] Ada', false],
    ['Ada', false],
  ])('%j is JSON: %s', (text, is) => {
    expect(isJson(text)).toBe(is)
  })
})
