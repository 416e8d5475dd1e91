import { describe, expect, it } from 'vitest'
import { decks, numbersIn, read } from './decks.suite.ts'

/** A number of the set itself may be its number; what tells the two apart is tested elsewhere. */
const others = decks.sets.filter(({ number }) => number !== 2)
const productOf = (id: string) => decks.products.find((one) => one.id === id)?.name ?? ''

type Line = (set: (typeof decks.sets)[number]) => string
const readAs = (line: Line, copies: number, sets = decks.sets) => {
  const wrong = sets.filter((set) => {
    const text = `${set.side}\n${line(set)}`
    const expected = Array.from({ length: copies }, () => set.number).join(' ')
    const isKnown = read(text).lines.every(({ is }) => is === 'card' || is === 'about')
    return !isKnown || numbersIn(text)[0]?.[1] !== expected
  })
  return wrong.map(line)
}

describe('every set has its copies', () => {
  it.each<readonly [string, Line]>([
    ['behind a dash', ({ name }) => `${name} - 2`],
    ['behind a long dash', ({ name }) => `${name} – 2`],
    ['behind its name', ({ name }) => `${name} 2`],
    ['behind a tab', ({ name }) => `${name}\t2`],
    ['behind a semicolon', ({ name }) => `${name}; 2`],
    ['behind a colon', ({ name }) => `${name}: 2`],
    ['in brackets before it', ({ name }) => `(2) ${name}`],
    ['before its product', ({ name, product }) => `${name} x2 (${productOf(product)})`],
    ['in brackets behind its number', ({ number }) => `Set ${number} (2)`],
    ['behind its product', ({ name, product }) => `${name} (${productOf(product)}) 2`],
  ])('%s', (_, line) => {
    expect(readAs(line, 2, others)).toEqual([])
  })

  it.each<readonly [string, Line]>([
    ['behind its number and name', ({ name, number }) => `${number}\t${name}\t2`],
    ['before its name and number', ({ name, number }) => `2\t${name}\t${number}`],
    ['before its name and number, in commas', ({ name, number }) => `2, ${name}, ${number}`],
    ['behind its number and name, in quotes', ({ name, number }) => `${number},"${name}",2`],
    ['behind its name and number', ({ name, number }) => `${name}\t${number}\t2`],
    ['behind its name and number, in commas', ({ name, number }) => `${name}, ${number}, 2`],
    ['before its name and number, in semicolons', ({ name, number }) => `2;${name};${number}`],
    ['before its name and number in brackets', ({ name, number }) => `2 ${name} (#${number})`],
    ['before its product', ({ name, product }) => `2x ${name} (${productOf(product)})`],
  ])('%s', (_, line) => {
    expect(readAs(line, 2)).toEqual([])
  })
})

describe('every set is known', () => {
  it.each<readonly [string, Line]>([
    ['with its product in brackets', ({ name, product }) => `${name} (${productOf(product)})`],
    ['with its product behind a dash', ({ name, product }) => `${name} - ${productOf(product)}`],
    [
      'with its product and number',
      ({ name, product, number }) => `${name} (${productOf(product)} ${number})`,
    ],
    [
      'with its product and number behind a sign',
      ({ name, product, number }) => `${name} [${productOf(product)} #${number}]`,
    ],
    ['with a number in its name alone', ({ name }) => name],
  ])('%s', (_, line) => {
    expect(readAs(line, 1)).toEqual([])
  })
})

it('a product that is named over and over is read at once', () => {
  const { lines } = read(`Light\n1\nNobody${' (Core Set)'.repeat(20_000)}`)
  expect(lines.at(-1)?.is).toBe('unknown')
})

it.each([
  ['The Secret of Yavn 4', '5'],
  ['The Secret of Yavn 4 2', '5 5'],
  ['A Heros Jorney - 2', '1 1'],
  ['1\tA Heros Jorney\t2', '1 1'],
  ['The Secret of Yavin 4\nIn You Must Go (2)', '5 2'],
  ['Draw Their Fire, Knowledge and Defense', '12 53'],
  ['Forgotten Heroes 2\nIn You Must Go 2', '3 3 2 2'],
])('the number that ends a name is no count of it: %j', (lines, numbers) => {
  expect(numbersIn(`Light\n${lines}`)).toEqual([['light', numbers]])
})

it.each([
  ['Badge of Honor, 12', '266 12'],
  ['12, Badge of Honor', '12 266'],
  ['Badge of Honor, 266; 12', '266 12'],
  ['Badge of Honor, #5', '266 5'],
  ["5, A Hero's Journey, 12", '5 1 12'],
])('a number beside a name that is neither its own nor a count is a set: %j', (line, numbers) => {
  expect(numbersIn(`Light\n${line}`)).toEqual([['light', numbers]])
})

it.each([', ', '; ', ','])('a name with a comma is one set among others: %j', (sign) => {
  const names = ['Hunt Them Down', "2x I Don't Like You, Either", 'Hunt Them Down', '67']
  expect(numbersIn(`Dark\n${names.join(sign)}`)).toEqual([['dark', '67 240 240 67 67']])
})
