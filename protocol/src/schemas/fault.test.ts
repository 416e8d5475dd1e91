import Type from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { findFault } from './fault.ts'
import { line } from './text.ts'

const closed = { additionalProperties: false } as const
const schema = Type.Object(
  {
    name: line(5),
    age: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
    count: Type.Optional(Type.Integer({ minimum: 0 })),
    maybe: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 3 }), Type.Null()])),
    flag: Type.Optional(Type.Boolean()),
    list: Type.Optional(Type.Array(Type.Enum(['a', 'b']), { minItems: 1, maxItems: 2 })),
    pair: Type.Optional(Type.Tuple([Type.Number(), Type.Number()])),
    either: Type.Optional(
      Type.Union([
        Type.Enum(['a', 'b']),
        Type.Object({ left: Type.Enum(['a']) }, closed),
        Type.Object({ right: Type.Enum(['b']) }, closed),
      ]),
    ),
    shape: Type.Optional(
      Type.Union([
        Type.Object({ kind: Type.Literal('round'), radius: Type.Number() }, closed),
        Type.Object({ kind: Type.Enum(['flat', 'long']) }, closed),
      ]),
    ),
  },
  closed,
)

describe('the first fault', () => {
  it.each([
    [{ name: 'Ada' }],
    [{ name: '\u{1F3B2}'.repeat(5), age: 9, count: 99, flag: false }],
    [{ name: 'Ada', maybe: null, list: ['b'], pair: [1, 2.5] }],
    [{ name: 'Ada', maybe: 3, shape: { kind: 'round', radius: 1 } }],
    [{ name: 'Ada', shape: { kind: 'long' } }],
    [{ name: 'Ada', either: 'b' }],
    [{ name: 'Ada', either: { right: 'b' } }],
  ])('is null for what fits: %j', (value) => {
    expect(findFault(schema, value)).toBeNull()
  })

  it.each([
    [null, { field: '', fault: 'type', expected: 'object' }],
    [[], { field: '', fault: 'type', expected: 'object' }],
    [{}, { field: 'name', fault: 'missing' }],
    [{ name: 7 }, { field: 'name', fault: 'type', expected: 'string' }],
    [{ name: '  ' }, { field: 'name', fault: 'blank' }],
    [{ name: 'abcdef' }, { field: 'name', fault: 'length', least: 1, most: 5 }],
    [
      { name: 'A', nam: 'B' },
      { field: 'nam', fault: 'unknown' },
    ],
    [
      { name: 'A', constructor: 1 },
      { field: 'constructor', fault: 'unknown' },
    ],
    [
      { name: 'A', age: '3' },
      { field: 'age', fault: 'type', expected: 'integer' },
    ],
    [
      { name: 'A', age: 1.5 },
      { field: 'age', fault: 'type', expected: 'integer' },
    ],
    [
      { name: 'A', age: 10 },
      { field: 'age', fault: 'range', least: 1, most: 9 },
    ],
    [
      { name: 'A', count: -1 },
      { field: 'count', fault: 'range', least: 0, most: null },
    ],
    [
      { name: 'A', maybe: 4 },
      { field: 'maybe', fault: 'range', least: 1, most: 3 },
    ],
    [
      { name: 'A', flag: 'yes' },
      { field: 'flag', fault: 'type', expected: 'boolean' },
    ],
    [
      { name: 'A', list: 'a' },
      { field: 'list', fault: 'type', expected: 'array' },
    ],
    [
      { name: 'A', list: [] },
      { field: 'list', fault: 'length', least: 1, most: 2 },
    ],
    [
      { name: 'A', list: ['a', 'c'] },
      { field: 'list.1', fault: 'choice', choices: ['a', 'b'] },
    ],
    [
      { name: 'A', pair: [1] },
      { field: 'pair', fault: 'length', least: 2, most: 2 },
    ],
    [
      { name: 'A', pair: [1, null] },
      { field: 'pair.1', fault: 'type', expected: 'number' },
    ],
    [
      { name: 'A', either: 'c' },
      { field: 'either', fault: 'choice', choices: ['a', 'b'] },
    ],
    [
      { name: 'A', either: { right: 'a' } },
      { field: 'either.right', fault: 'choice', choices: ['b'] },
    ],
    [
      { name: 'A', either: { top: 'a' } },
      { field: 'either.left', fault: 'missing' },
    ],
    [
      { name: 'A', shape: 'round' },
      { field: 'shape', fault: 'type', expected: 'object' },
    ],
    [
      { name: 'A', shape: {} },
      { field: 'shape.kind', fault: 'missing' },
    ],
    [
      { name: 'A', shape: { kind: 'odd' } },
      { field: 'shape.kind', fault: 'choice', choices: ['round', 'flat', 'long'] },
    ],
    [
      { name: 'A', shape: { kind: 'round' } },
      { field: 'shape.radius', fault: 'missing' },
    ],
    [
      { name: 'A', shape: { kind: 'flat', radius: 1 } },
      { field: 'shape.radius', fault: 'unknown' },
    ],
  ])('in %j', (value, fault) => {
    expect(Value.Check(schema, value)).toBe(false)
    expect(findFault(schema, value)).toEqual(fault)
  })
})
