import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asPrinted,
  putCard,
  readList,
  suggestCards,
  writeList,
} from '../../engine/src/cards/list-cards.ts'
import { armyPoints, type SquadList } from '../../engine/src/vocabulary/squad-list.ts'
import {
  armies,
  armyOf,
  deploymentCard,
  judged,
  legalCommands,
  legalDeployments,
  textOf,
} from './armies.suite.ts'

const legal = fc.record({ deployments: legalDeployments, commands: legalCommands })
const shuffled = <T>(all: readonly T[]) =>
  fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length })

describe('an army', () => {
  it('stays legal in every order', () => {
    const inTwoOrders = legal.chain(({ deployments, commands }) =>
      fc.record({
        one: fc.constant(textOf(deployments, commands)),
        other: fc.tuple(shuffled(deployments), shuffled(commands)).map((both) => textOf(...both)),
      }),
    )
    fc.assert(
      fc.property(inTwoOrders, ({ one, other }) => {
        expect(judged(armyOf(one))).toEqual([])
        expect(judged(armyOf(other))).toEqual([])
        expect(armyOf(other).total).toBe(armyOf(one).total)
      }),
    )
  })

  it('costs what its parts cost', () => {
    fc.assert(
      fc.property(legal, ({ deployments, commands }) => {
        const army = armyOf(textOf(deployments, commands))
        const sum = deployments.reduce((points, card) => points + card.points, 0)
        expect(army.total).toBe(sum)
        expect(armyPoints(army)).toBe(sum)
      }),
    )
  })

  it('never costs more without one of its cards, but for the three that make it cheaper', () => {
    const cheaper = ['drivenbyhatred', 'roguesmuggler', 'wookieeavenger']
    const anyCards = fc.subarray([...armies.deployments], { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(anyCards, fc.nat(), (cards, at) => {
        const left = cards.filter((_, index) => index !== at % cards.length)
        const [gone] = cards.filter((card) => !left.includes(card))
        const [before, after] = [armyOf(textOf(cards)), armyOf(textOf(left))]
        if (cheaper.includes(gone?.id ?? '')) {
          expect(after.total).toBe((before.total ?? 0) - deploymentCard(gone?.id ?? '').points)
        } else expect(after.total).toBeLessThanOrEqual(before.total ?? 0)
      }),
    )
    expect(armies.deployments.filter(({ points }) => points < 0).map(({ id }) => id)).toEqual(
      cheaper,
    )
  })
})

/** Lines as people type them: cards in any language, misspelt ones, headings, and nonsense. */
const names = [...armies.deployments, ...armies.commands].flatMap(({ name, names: others }) => [
  name,
  ...Object.values(others ?? {}),
])
const misspelt = fc
  .tuple(fc.constantFrom(...names), fc.nat())
  .map(([name, at]) => name.slice(0, at % name.length) + name.slice((at % name.length) + 1))
const line = fc
  .record({
    before: fc.constantFrom('', '', '', '  ', '- ', '  + ', '2x ', '• 3 ', '\t'),
    text: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...names) },
      { weight: 2, arbitrary: misspelt },
      fc.string({ maxLength: 20 }),
      fc.constantFrom(
        'Command deck',
        'Befehlskarten:',
        'Total: 40',
        'Faction: Rebel',
        'Deployment (7)',
      ),
      fc.constantFrom(
        '',
        'Thrawn',
        'Sabine Wren, Explosives Expert',
        'Foo (bar)',
        '4-LOM',
        'Upgrades',
      ),
    ),
    behind: fc.constantFrom(
      '',
      '',
      ' (9)',
      ' [12]',
      ' (Elite)',
      ' x2',
      ' 5',
      ' - 3',
      ', Rally',
      ' (-2)',
    ),
  })
  .map(({ before, text, behind }) => before + text + behind)
const anyText = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'))

describe('what was read', () => {
  const listOf = (text: string): SquadList | null => readList(armies, text)?.list ?? null

  it('is the same when it is written and read again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const list = listOf(text)
        if (list !== null) expect(listOf(writeList(armies, list))).toEqual(list)
      }),
      { numRuns: 200 },
    )
  })

  it('is as printed already, and found again by its names alone', () => {
    fc.assert(
      fc.property(legal, ({ deployments, commands }) => {
        const army = armyOf(textOf(deployments, commands))
        expect(asPrinted(armies, army)).toEqual(army)
        const bare = <T extends { readonly id?: string }>({ id: _, ...card }: T) => ({
          ...card,
          points: 0,
        })
        const typed = {
          ...army,
          total: null,
          deployments: army.deployments.map(({ figures: _, figurePoints: __, ...group }) =>
            bare(group),
          ),
          commandDeck: army.commandDeck?.map(bare) ?? null,
        }
        expect(asPrinted(armies, typed)).toEqual(army)
      }),
    )
  })

  it('has each line that is not empty, and each card its place', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = readList(armies, text)
        if (reading?.list.kind !== 'army') return
        const { deployments, commandDeck } = reading.list
        const cards = deployments.flatMap((group) => [group, ...group.attachments])
        const placed = reading.lines.filter(({ where }) => where !== null)
        expect(placed).toHaveLength(cards.length + (commandDeck?.length ?? 0))
        const full = text.split('\n').flatMap((one, at) => (one.trim() === '' ? [] : [at]))
        const read = new Set(reading.lines.map((one) => one.line))
        expect(full.filter((at) => !read.has(at))).toEqual([])
      }),
    )
  })
})

describe('what is suggested', () => {
  it('costs what it says, and nobody objects to it', () => {
    const typed = fc.constantFrom('', 'st', 'Sturm', 'szturm', 'offi', 'r')
    fc.assert(
      fc.property(legal, typed, fc.nat(), ({ deployments, commands }, word, at) => {
        const army = armyOf(textOf(deployments, commands))
        const offered = suggestCards(armies, army, { in: 'list' }, word)
        const one = offered[at % Math.max(1, offered.length)]
        if (one === undefined) return
        const put = putCard(armies, army, { in: 'list' }, one.id)
        expect(put).toMatchObject({ total: one.total })
        const codes = judged(put).filter((code) => !/over-point-cap|figure-missing/.test(code))
        expect(codes).toEqual([])
      }),
    )
  })

  it('fits its place', () => {
    const army = armyOf('Darth Vader\nCommand deck\nPlanning')
    const ids = (place: Parameters<typeof suggestCards>[2], typed: string) =>
      suggestCards(armies, army, place, typed).map(({ id }) => id)
    expect(ids({ in: 'list' }, 'Sturmtr')).toEqual([
      'stormtrooper',
      'elitestormtrooper',
      'heavystormtrooper',
      'eliteheavystormtrooper',
    ])
    expect(ids({ in: 'list' }, 'Vader')).toEqual(['vadersfinest'])
    expect(ids({ in: 'list' }, 'Han Solo')).toEqual([])
    expect(ids({ in: 'entry', entry: 0 }, 'driven')).toEqual(['drivenbyhatred'])
    expect(ids({ in: 'entry', entry: 0 }, 'stormtrooper')).toEqual([])
    expect(ids({ in: 'command-deck' }, 'plan')).toEqual(['changeofplans'])
    expect(putCard(armies, army, { in: 'entry', entry: 0 }, 'drivenbyhatred')).toMatchObject({
      total: 13,
      deployments: [{ attachments: [{ id: 'drivenbyhatred' }] }],
    })
    expect(putCard(armies, army, { in: 'command-deck' }, 'rally')).toMatchObject({
      commandDeck: [{ id: 'planning' }, { id: 'rally' }],
    })
  })

  it('begins a list of any faction', () => {
    const nothing: SquadList = { kind: 'text', text: '' }
    const put = putCard(armies, nothing, { in: 'list' }, 'ig88')
    expect(put).toMatchObject({ kind: 'army', faction: 'mercenary', total: 12, commandDeck: null })
  })
})
