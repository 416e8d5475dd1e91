import { day, type ListClauses, listPoints, playerId, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { emptyForm, type ListDraft } from '../../typing/list-draft.ts'
import { cardEdits } from './card-edits.ts'
import { fewGroups, fewSets, fewShips } from './few-cards.suite.ts'

const clausesOf = (kind: ListClauses['kind']): ListClauses => {
  const found = regulations.find(({ lists }) => lists.kind === kind)
  if (found === undefined) throw new Error(`no regulation with ${kind}`)
  return found.lists
}
const catalogues = { squad: fewShips, army: fewGroups, decks: fewSets, 'team-decks': fewSets }

type Kind = keyof typeof catalogues

const draftOf = (kind: Kind, text: string): ListDraft => ({
  as: 'cards',
  form: emptyForm(clausesOf(kind), day('2026-05-02'), playerId('p1')),
  text,
})
const editing = (kind: Kind, draft: ListDraft) =>
  cardEdits(draft, null, clausesOf(kind), catalogues[kind])

const squad = ['Ada Vale (28)', '- Q7-K9 (4)', '- Hunstman (3)'].join('\n')

describe('a squad by its cards', () => {
  const edits = editing('squad', draftOf('squad', squad))

  it('is read from its text, and adds itself up', () => {
    expect(edits.list).toMatchObject({
      kind: 'squad',
      faction: 'rebel',
      total: 35,
      ships: [{ name: 'Ada Vale', upgrades: [{ name: 'Q7-K9' }, { name: 'Huntsman' }] }],
    })
  })

  it('keeps a guess until somebody has said that it is right', () => {
    const guessed = (draft: ListDraft) =>
      editing('squad', draft).lines.filter(({ is }) => is === 'guessed')
    expect(guessed(draftOf('squad', squad))).toMatchObject([{ card: { name: 'Huntsman' } }])
    const more = edits.put({ in: 'list' }, 'borinkess')
    expect(guessed(more)).toMatchObject([
      { card: { name: 'Huntsman' }, spelt: expect.stringContaining('Hunstman') },
    ])
    const [line] = guessed(more)
    if (line === undefined) throw new Error('nothing to look at')
    expect(guessed(editing('squad', more).keep(line))).toEqual([])
  })

  it('offers other cards for a guess as if it were not there, of any kind and at their whole cost', () => {
    const [line] = edits.lines.filter(({ is }) => is === 'guessed')
    if (line === undefined) throw new Error('nothing to look at')
    expect(edits.suggestFor(line, 'huntsman')).toMatchObject([{ points: 3, total: 35 }])
    expect(edits.suggestFor(line, 'hull')).toMatchObject([{ name: 'Stronger Hull', total: 35 }])
  })

  it('offers another pilot for a guessed one, with the upgrades kept', () => {
    const text = squad.replace('Ada Vale', 'Ada Valle')
    const guessing = editing('squad', draftOf('squad', text))
    const [line] = guessing.lines.filter(
      ({ is, card }) => is === 'guessed' && card?.name === 'Ada Vale',
    )
    if (line === undefined) throw new Error('nothing to look at')
    expect(guessing.suggestFor(line, 'ada')).toMatchObject([{ name: 'Ada Vale', total: 35 }])
    const [borin] = guessing.suggestFor(line, 'borin')
    expect(borin).toMatchObject({ points: 25, total: 32 })
    const { list } = editing('squad', guessing.take(line, borin?.id ?? ''))
    expect(list).toMatchObject({ total: 32 })
  })

  it('offers pilots of every faction for the only one, and takes that of the one that was meant', () => {
    const more = {
      ...fewShips,
      factions: [...fewShips.factions, { id: 'empire', name: 'Empire', includes: [] }],
      pilots: [
        ...fewShips.pilots,
        {
          ...{ id: 'edavole', name: 'Eda Vole', ship: 'dart', faction: 'empire', skill: 8 },
          ...{ points: 30, slots: ['Astromech'], products: [] },
        },
      ],
    }
    const editingMore = (draft: ListDraft) => cardEdits(draft, null, clausesOf('squad'), more)
    const alone = editingMore(draftOf('squad', 'Ada Valle\n- Q7-K9'))
    const [line] = alone.lines
    if (line === undefined) throw new Error('nothing to look at')
    const [eda] = alone.suggestFor(line, 'eda')
    expect(eda).toMatchObject({ total: 34 })
    expect(editingMore(alone.take(line, eda?.id ?? '')).list).toMatchObject({
      faction: 'empire',
      ships: [{ name: 'Eda Vole', upgrades: [{ name: 'Q7-K9' }] }],
      total: 34,
    })
    expect(editingMore(alone.take(line, 'nobody')).list).toMatchObject({
      ships: [{ name: 'Ada Vale', upgrades: [{ name: 'Q7-K9' }] }],
    })
  })

  it('has another card where one was taken for something else', () => {
    const [line] = edits.lines.filter(({ is }) => is === 'guessed')
    if (line === undefined) throw new Error('nothing to look at')
    const { list, lines } = editing('squad', edits.take(line, 'strongerhull'))
    expect(list).toMatchObject({
      ships: [{ upgrades: [{ name: 'Q7-K9' }, { name: 'Stronger Hull' }] }],
    })
    expect(lines.some(({ is }) => is === 'guessed')).toBe(false)
  })

  it('gives another pilot what was on the ship of one that nobody knows', () => {
    const unknown = editing('squad', draftOf('squad', 'Zyx Qwert (20)\n- Q7-K9 (4)'))
    const [line] = unknown.lines.filter(({ is }) => is === 'unknown')
    if (line === undefined) throw new Error('everything is known')
    expect(editing('squad', unknown.take(line, 'adavale@dart@rebel')).list).toMatchObject({
      ships: [{ name: 'Ada Vale', upgrades: [{ name: 'Q7-K9' }] }],
    })
  })

  it('loses a card, or a ship with everything on it', () => {
    expect(editing('squad', edits.remove({ entry: 0, under: 0 })).list).toMatchObject({
      ships: [{ upgrades: [{ name: 'Huntsman' }] }],
      total: 31,
    })
    expect(editing('squad', edits.remove({ entry: 0 })).list).toMatchObject({ ships: [] })
  })

  it('says what it would cost with a card', () => {
    const place = { in: 'entry', entry: 0, slot: 'Modification' } as const
    expect(edits.suggest(place, 'hull')).toMatchObject([{ id: 'strongerhull', total: 38 }])
  })

  it('writes a file for machines as cards, with its obstacles chosen', () => {
    const file = JSON.stringify({
      faction: 'rebel',
      version: '1.0.0',
      obstacles: ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
      pilots: [{ name: 'adavale', ship: 'dart', upgrades: { amd: ['q7k9'] } }],
    })
    const draft = editing('squad', draftOf('squad', '')).type(file)
    expect(draft.text).toContain('Ada Vale')
    expect(draft.text).not.toContain('{')
    expect(editing('squad', draft).list).toMatchObject({
      obstacles: ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
      ships: [{ name: 'Ada Vale', upgrades: [{ name: 'Q7-K9' }] }],
    })
  })

  it('leaves no text when its last card is taken out', () => {
    expect(editing('squad', draftOf('squad', 'Ada Vale (28)')).remove({ entry: 0 }).text).toBe('')
  })

  it('keeps the obstacles that were chosen while its text is typed', () => {
    const chosen = edits.along({ obstacles: ['yt2400debris0', '', ''] })
    const typed = editing('squad', chosen).type(`${squad}\nBorin Kess`)
    expect(editing('squad', typed).list).toMatchObject({
      obstacles: ['yt2400debris0'],
      ships: [{ name: 'Ada Vale' }, { name: 'Borin Kess' }],
    })
    expect(typed.text).not.toContain('debris')
  })
})

describe('an army by its cards', () => {
  it('has groups, what is attached to them, and a command deck', () => {
    const first = editing('army', draftOf('army', '')).put({ in: 'list' }, 'scouts')
    const second = editing('army', first).put({ in: 'command-deck' }, 'lastword')
    const third = editing('army', second).put({ in: 'entry', entry: 0 }, 'goodplan')
    const { list } = editing('army', third)
    expect(list).toMatchObject({
      deployments: [{ name: 'Scouts', figures: 3, attachments: [{ name: 'Good Plan' }] }],
      commandDeck: [{ name: 'Last Word' }],
    })
    expect(list.kind === 'army' && listPoints(list)).toBe(7)
    expect(
      editing('army', editing('army', third).remove({ deck: 0, entry: 0 })).list,
    ).toMatchObject({ deployments: [{ name: 'Scouts' }] })
  })
})

describe('decks by their cards', () => {
  const octgn = (affiliation: string, numbers: readonly number[]) =>
    `<deck><section><card>${affiliation}</card></section><section>${numbers
      .map((number) => `<card qty="1" id="o${number}">?</card>`)
      .join('')}</section></deck>`
  const filed = (text: string, file: string) => {
    const { list } = editing('decks', editing('decks', draftOf('decks', text)).file(file))
    return (
      list.kind === 'decks' && list.decks.map((deck) => deck.objectives.map(({ name }) => name))
    )
  }

  it('come from a file each: the second does not take the deck of the first away', () => {
    const first = editing('decks', draftOf('decks', '')).file(octgn('Order', [1, 2]))
    expect(filed(first.text, octgn('Empire', [3]))).toEqual([
      ['First Light', 'Long Road'],
      ['Iron Fist'],
    ])
  })

  it('are other decks when the file has the same sides', () => {
    expect(filed('Light Side\n2\nDark Side\n3', octgn('Order', [1]))).toEqual([
      ['First Light'],
      ['Iron Fist'],
    ])
    expect(filed('Light Side\n2\n2', `${octgn('Order', [1])}${octgn('Empire', [3])}`)).toEqual([
      ['First Light'],
      ['Iron Fist'],
    ])
  })

  it('are those that the document wants, whichever of them a text names', () => {
    const draft = draftOf('decks', 'Dark Side\nAffiliation: Empire\n2x 3')
    const { list, put } = editing('decks', draft)
    expect(list).toMatchObject({
      kind: 'decks',
      decks: [
        { side: 'light', objectives: [] },
        { side: 'dark', objectives: [{ name: 'Iron Fist' }, { name: 'Iron Fist' }] },
      ],
    })
    expect(editing('decks', put({ in: 'deck', deck: 0 }, '2')).list).toMatchObject({
      decks: [{ objectives: [{ name: 'Long Road' }] }, { affiliations: [{ name: 'Empire' }] }],
    })
  })

  it('of a team keep whose they are', () => {
    const draft = draftOf('team-decks', '')
    if (draft.form.kind !== 'team-decks') throw new Error('no team')
    const [first, ...others] = draft.form.decks
    if (first === undefined) throw new Error('no decks')
    const edits = editing('team-decks', draft)
    const owned = edits.along({ decks: [{ ...first, owner: '1' }, ...others] })
    const put = editing('team-decks', owned).put({ in: 'deck', deck: 0 }, '1')
    const { list } = editing('team-decks', put)
    if (list.kind !== 'team-decks') throw new Error('no team')
    expect(list.decks.length).toBe(draft.form.decks.length)
    expect(list.decks[0]).toMatchObject({
      owner: 'p1.2',
      teamMate: 'p1.1',
      objectives: [{ name: 'First Light' }],
    })
  })
})
