import { describe, expect, it } from 'vitest'
import type { Reading } from '../../engine/src/cards/reading.ts'
import { armyOf, freeDeck, read as readArmy, textOf } from './armies.suite.ts'
import { decksOf, deckText, read as readDecks, setsFor } from './decks.suite.ts'

/** How a file is pasted into a message, and what of the message is no card. */
const messages = [
  ['as it is', (file: string) => file, []],
  ['in a fence', (file: string) => `\`\`\`json\n${file}\n\`\`\`\n`, []],
  ['in a fence of one line', (file: string) => `\`\`\`${file}\`\`\``, []],
  ['below a line', (file: string) => `My list:\n\n${file}`, ['0 My list:']],
  ['above a line', (file: string) => `${file}\n\nIs it legal?`, ['2 Is it legal?']],
  ['above the end of a fence', (file: string) => `${file}\n\`\`\``, []],
  ['between words', (file: string) => `List: ${file}\nCheers`, ['0 List:', '1 Cheers']],
] as const

const besideIn = ({ lines }: Reading, file: Reading): readonly string[] => {
  const own = file.lines.map(({ text, line }) => `${line} ${text}`)
  return lines.map(({ text, line }) => `${line} ${text}`).filter((one) => !own.includes(one))
}

describe.each(messages)('a file in a message, %s', (_, around, beside) => {
  it('is the army that was exported', () => {
    const army = armyOf(textOf([{ id: 'darthvader' }, { id: 'stormtrooper' }], freeDeck))
    for (const value of [
      army,
      { list: army },
      [{ name: 'Darth Vader' }, { name: 'Nexu', count: 2 }],
    ]) {
      const file = JSON.stringify(value, null, 2)
      const reading = readArmy(around(file))
      expect(reading.list).toEqual(readArmy(file).list)
      expect(besideIn(reading, readArmy(file))).toHaveLength(beside.length)
    }
    const file = JSON.stringify(army)
    expect(armyOf(around(file))).toEqual(army)
    expect(besideIn(readArmy(around(file)), readArmy(file))).toEqual(beside)
  })

  it('is the decks that were exported', () => {
    const sets = setsFor('light', 'Jedi').slice(0, 10)
    const { list } = readDecks(deckText('light', 'Jedi', sets))
    const file = JSON.stringify(list)
    expect(readDecks(around(file)).list).toEqual(list)
    expect(besideIn(readDecks(around(file)), readDecks(file))).toEqual(beside)
    expect(decksOf(around(JSON.stringify({ list })))).toEqual(decksOf(file))
  })
})

it('a text with a brace in it is no file', () => {
  expect(armyOf('Nexu\n{"a": 1}').deployments[0]).toMatchObject({ id: 'nexu' })
  expect(armyOf('{"a": 1}\nNexu').deployments).toMatchObject([{}, { id: 'nexu' }])
  expect(armyOf('Nexu [{}]').deployments).toHaveLength(1)
  expect(decksOf('Light\n1\n{"a": 1}\n2')[0]?.objectives.map(({ set }) => set)).toEqual(
    expect.arrayContaining(['1', '2']),
  )
})
