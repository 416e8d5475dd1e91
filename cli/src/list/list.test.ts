import { describe, expect, it } from 'vitest'
import { topcut } from '../trial.suite.ts'
import { documents, judged, notJudged, pilot, said, squad } from './list.suite.ts'

const wedge = pilot('wedgeantilles', 'xwing', { ept: ['predator'] })
const { en, army, decks } = documents

describe('topcut list', () => {
  it('answers for a squad', async () => {
    const file = {
      ...squad('rebel', wedge, pilot('rookiepilot', 'xwing', { amd: ['r2dtwo'] })),
      points: 60,
    }
    expect(await judged(file, en)).toEqual({
      kind: 'squad',
      faction: 'rebel',
      points: 53,
      declaredPoints: 60,
      entries: [
        {
          card: 'wedgeantilles',
          ship: 'xwing',
          name: 'Wedge Antilles',
          points: 29,
          upgrades: [{ card: 'predator', slot: 'Elite', name: 'Predator', points: 3 }],
          total: 32,
        },
        {
          card: 'rookiepilot',
          ship: 'xwing',
          name: 'Rookie Pilot',
          points: 21,
          upgrades: [{ card: null, slot: 'Astromech', name: 'r2dtwo', points: 0 }],
          total: 21,
        },
      ],
      unknown: [
        { text: 'r2dtwo', where: 'ship 2, astromech', nearest: expect.arrayContaining(['r2d2']) },
      ],
      guessed: [],
      findings: [
        {
          strength: 'should',
          code: 'unknown-card',
          rule: 'XWEN-25',
          where: 'ship 2, astromech',
          name: 'r2dtwo',
          message: expect.stringContaining('R2-D2'),
        },
        {
          strength: 'should',
          code: 'points-differ',
          rule: 'XWEN-25',
          where: 'squad',
          message: expect.stringContaining('60'),
        },
      ],
      legal: true,
    })
  })

  it('answers for an army', async () => {
    const answer = await judged('Darth Vader\nElite Stormtrooper', army)
    expect(answer).toMatchObject({
      kind: 'army',
      faction: 'imperial',
      points: 27,
      declaredPoints: null,
      entries: [
        { card: 'darthvader', name: 'Darth Vader', points: 18, figures: 1 },
        { name: 'Stormtrooper (Elite)', points: 9, figures: 3 },
      ],
      legal: true,
    })
  })

  it('answers for decks', async () => {
    const text =
      'Light\nAffiliation: Jedi\n2x 1\n2 3 4 5 6 7 8 9\nDark\nAffiliation: Sith\n2x 21\n22'
    expect(await judged(text, decks)).toMatchObject({
      kind: 'decks',
      faction: { light: 'Jedi', dark: 'Sith' },
      points: null,
      declaredPoints: null,
      entries: expect.arrayContaining([
        { deck: 'light', set: 1, name: "A Hero's Journey", copies: 2 },
        { deck: 'dark', set: 22, name: 'The Heart of the Empire', copies: 1 },
      ]),
      findings: [{ strength: 'must', code: 'too-few-sets', rule: 'LCG-17', where: 'dark deck' }],
      legal: false,
    })
  })

  it.each([
    ['x-wing/de', squad('rebel', wedge)],
    ['x-wing/en-3.2', squad('rebel', wedge)],
    ['x-wing/pl', squad('rebel', wedge)],
    ['imperial-assault/de-2.2.1', 'Darth Vader'],
    ['card-game/de-2014', 'Jedi\n1 2 3 4 5 6 7 8 9 10'],
    ['card-game/de-2014-team', 'Jedi\n1 2 3 4 5 6 7 8 9 10\nJedi\n1 2 3 4 5 6 7 8 9 10'],
  ])('finds nothing that must be changed in a plain list by %s', async (regulation, list) => {
    expect(await judged(list, regulation, '--date', '2018-09-01')).toMatchObject({ legal: true })
  })

  it('answers for a file out of a chat, whatever was written behind it', async () => {
    const file = JSON.stringify(squad('rebel', wedge))
    const answer = await judged(file, en)
    expect(await judged(`${file}\n\`\`\`\nIs it legal?`, en)).toEqual(answer)
  })

  it('reads what was misspelt, and says so', async () => {
    const text = 'Wegde Antilles (29)\nPredatr (3)'
    expect(await judged(text, en)).toMatchObject({
      entries: [{ card: 'wedgeantilles', upgrades: [{ card: 'predator' }] }],
      unknown: [],
      guessed: [
        { text: expect.stringContaining('Wegde') },
        { text: expect.stringContaining('Predatr') },
      ],
    })
  })

  it('holds no faction against a ship that the catalogue does not have, whatever is aboard', async () => {
    expect(await judged('Newpilot (25)\n- Push the Limit\n- Autothrusters', en)).toMatchObject({
      entries: [{ card: null, name: 'Newpilot', points: 25, upgrades: { length: 2 } }],
      findings: [{ strength: 'should', code: 'unknown-card' }],
      legal: true,
    })
  })

  it('says the same in every language but for the messages', async () => {
    const list = squad('rebel', ...Array.from({ length: 5 }, () => wedge))
    const [inEnglish, ...others] = await Promise.all(
      ['en', 'de', 'pl'].map((language) => judged(list, en, '--lang', language)),
    )
    const silent = (answer: typeof inEnglish) => ({
      ...answer,
      findings: answer?.findings.map((finding) => ({ ...finding, message: '' })),
    })
    for (const other of others) {
      expect(silent(other)).toEqual(silent(inEnglish))
      expect(other.findings[0]?.message).not.toBe(inEnglish?.findings[0]?.message)
    }
  })

  it('says the same bytes to the same file', async () => {
    const list = squad('rebel', wedge, wedge)
    expect(await said(list, en)).toEqual(await said(list, en))
  })

  it('goes by the day where one is named, and by none otherwise', async () => {
    const list = squad('rebel', pilot('poedameron', 't70xwing'))
    expect(await judged(list, en)).toMatchObject({ findings: [], legal: true })
    expect(await judged(list, en, '--date', '2015-09-01')).toMatchObject({
      findings: [{ strength: 'must', code: 'not-released', where: 'ship 1' }],
    })
    expect(await judged(list, en, '--date', '2016-09-01')).toMatchObject({ findings: [] })
  })

  it('takes a tier by the name the document has for it', async () => {
    const list = 'Light\nSleeves: none\nJedi\n1 2 3 4 5 6 7 8 9 10'
    const sleeves = async (...flags: readonly string[]) =>
      (await judged(list, decks, ...flags)).findings.find(({ code }) => code === 'sleeves-missing')
    expect(await sleeves()).toMatchObject({ strength: 'should' })
    expect(await sleeves('--tier', 'Premium')).toMatchObject({ strength: 'must' })
    expect(await sleeves('--tier', 'competitive')).toMatchObject({ strength: 'must' })
  })

  it('takes options of the document, as many as one likes', async () => {
    const flags = ['--option', 'halfPoints=time-only', '--option=headToHead=off']
    expect(await judged(squad('rebel', wedge), en, ...flags)).toMatchObject({ legal: true })
  })
})

/** A file that holds a file, and so on. */
const nested = (depth: number): string => `${'{"list":'.repeat(depth)}{}${'}'.repeat(depth)}`

describe('topcut list refuses', () => {
  const list = squad('rebel', wedge)

  it.each([en, army, decks])('a file that is nested without end: %s', async (regulation) => {
    expect(await notJudged(nested(30_000), regulation)).toMatchObject({ code: 'no-list' })
  })

  it.each([
    ['no-list', 'hello world', en],
    ['no-list', '', en],
    ['no-list', '{"players":[]}', en],
    ['no-list', '[1,2]', decks],
    ['no-list', 'Wedge Antilles (29)', decks],
    ['no-list', '[b]hello[/b] world', en],
    ['broken-json', '{"faction":"rebel","pilots":[', en],
    ['broken-json', '[{"faction":"rebel","pilots":', en],
    ['broken-json', '{"faction":"rebel","pilots":[}\nIs it legal?', en],
    ['unreadable-file', new Uint8Array([0xff, 0xfe, 0x41]), en],
  ])('what is no list: %s', async (code, file, regulation) => {
    expect(await notJudged(file, regulation)).toMatchObject({ code, file: '-' })
  })

  it.each([
    [['--regulation', 'chess'], { code: 'unknown-regulation' }],
    [['--regulation', en, '--date', 'yesterday'], { code: 'bad-value', field: 'date' }],
    [['--regulation', en, '--tier', 'huge'], { code: 'bad-value', field: 'tier' }],
    [['--regulation', en, '--option', 'luck=on'], { code: expect.any(String) }],
    [['--regulation', en, '--option', 'halfPoints=never'], { code: expect.any(String) }],
    [['--regulation', en, '--option', 'luck'], { problem: 'name-and-value-needed' }],
    [['--regulation', en, '--entropy', 'x'], { problem: 'option-of-another-command' }],
    [[], { problem: 'option-needed', word: '--regulation' }],
  ])('what nobody can judge by: %j', async (flags, refusal) => {
    const { exit, out } = await topcut(['list', '-', ...flags], list)
    expect(exit).toBe(2)
    expect(JSON.parse(out)).toMatchObject({ refusal })
  })

  it('two files, and none', async () => {
    for (const files of [[], ['a', 'b']]) {
      const { exit, out } = await topcut(['list', ...files, '--regulation', en], list)
      expect(exit).toBe(2)
      expect(JSON.parse(out)).toMatchObject({ refusal: { problem: 'one-file-needed' } })
    }
  })

  it('in the language that is asked for', async () => {
    const messages = await Promise.all(
      ['en', 'de', 'pl'].map(async (language) => {
        const { message } = await notJudged('hello', en, '--lang', language)
        return message
      }),
    )
    expect(new Set(messages).size).toBe(3)
  })
})
