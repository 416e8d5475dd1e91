import {
  type Command,
  eventId,
  type Pair,
  playerId,
  type TableRow,
  tablesView,
} from '@topcut/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../../testing/sample-event.suite.ts'
import { emptyDraft } from '../../parts/result/draft.ts'
import { openState } from '../../state/state.ts'
import { askerOf } from '../asker.ts'
import { type Leading, LeadingContext } from '../leading.ts'
import { shownNames } from '../names/shown-names.ts'
import type { Workplace } from '../workplace.ts'
import type { Entering } from './entering.ts'
import { selectedTable } from './selected-table.ts'
import { TableLine } from './table-line.tsx'
import { atTables } from './table-status.ts'
import { typedInLane } from './typed-in-lane.ts'

const long = 'Konstantin Freiherr von Achterberg-Hohenlohe'
const called = ['Xenia Rull', 'Carla Nowik', long, 'Freya Lang', 'Ivo Marek', 'Edda Lorenz']
const people = new Map(
  called.map((name, index) => {
    const player = playerId(`p${index + 1}`)
    return [player, { player, name }] as const
  }),
)
const me = { role: 'organizer' } as const

/** A round of three tables, and its rows as the desk draws them. */
const hall = () => {
  const sample = sampleEvent()
  start(sample, 6)
  publish(sample)
  const rows = (): readonly TableRow[] => {
    const state = sample.state()
    return tablesView(state, state.rounds[0] ?? expect.fail('no round'))
  }
  const row = (table: number) => rows()[table - 1] ?? expect.fail('no table')
  const reports = (table: number, seat: 0 | 1, score: Pair<number>): Command => ({
    kind: 'report-result',
    match: row(table).match,
    player: row(table).players[seat],
    result: { ending: 'time', score },
  })
  const name = (table: number, seat: 0 | 1) =>
    people.get(row(table).players[seat])?.name ?? expect.fail('nobody')
  const draw = (table: number, slow: Parameters<typeof atTables>[1] = []) => {
    const state = sample.state()
    const workplace = {
      event: eventId('spring'),
      entering: openState<Entering>(new Map()),
      commands: {},
    } as Partial<Workplace> as Workplace
    const leading = {
      workplace,
      event: sample.event(),
      state,
      names: shownNames(state, people),
      me,
      ask: askerOf(sample.event(), me),
    } as Partial<Leading> as Leading
    const html = renderToStaticMarkup(
      <LeadingContext value={leading}>
        <TableLine
          row={row(table)}
          beside={['0', '0']}
          at={atTables(state, slow)}
          enteredAt={null}
          onNext={() => {}}
        />
      </LeadingContext>,
    )
    return {
      html,
      fields: html.match(/<(input|select)\b/g)?.length ?? 0,
      status: /data-status="([^"]+)"/.exec(html)?.[1],
      reported: /data-testid="reported"[^>]*>([^<]*)</.exec(html)?.[1]?.replaceAll('\u00a0', ' '),
      buttons: [...html.matchAll(/<button[^>]*data-testid="([^"]+)"/g)].map(([, id]) => id),
    }
  }
  return { ...sample, row, reports, name, draw }
}

afterEach(() => {
  selectedTable.set(null)
  typedInLane.set(null)
})

describe('the row of a table', () => {
  it('has fields at the chosen table and nowhere else', () => {
    const { draw } = hall()
    expect([1, 2, 3].map((table) => draw(table).fields)).toEqual([0, 0, 0])
    selectedTable.set(2)
    expect(draw(1).fields).toBe(0)
    expect(draw(2).fields).toBe(3)
    expect(draw(2).buttons).toContain('enter')
  })

  it('holds what is typed for it in the fast lane', () => {
    const { row, draw } = hall()
    const draft = { ...emptyDraft, first: '46', second: '99' }
    typedInLane.set({ match: row(2).match, draft, leave: () => {} })
    selectedTable.set(2)
    expect(draw(2).html).toContain('value="46"')
    expect(draw(2).html).toContain('value="99"')
    selectedTable.set(3)
    expect(draw(3).html).not.toContain('value="46"')
  })

  it('shows what a phone has reported, with whose word it is and one press to take it', () => {
    const { give, reports, name, draw } = hall()
    give(reports(1, 1, [38, 90]))
    const drawn = draw(1)
    expect(drawn).toMatchObject({ status: 'reported', reported: '38 – 90', fields: 0 })
    expect(drawn.html).toContain('class="said"')
    expect(drawn.buttons).toEqual(['accept'])
    expect(drawn.html).toContain(`${name(1, 1).split(' ')[0]} reports`)
    // Chosen, it can still be taken with one press.
    selectedTable.set(1)
    expect(draw(1).buttons).toContain('accept')
    expect(draw(1).buttons).not.toContain('enter')
  })

  it('shows both values where two reports differ, and the way to settle them', () => {
    const { give, reports, name, draw } = hall()
    give(reports(1, 0, [90, 77]))
    give(reports(1, 1, [77, 90]))
    const drawn = draw(1)
    expect(drawn).toMatchObject({ status: 'differ', reported: '90 – 77', buttons: ['settle'] })
    expect(drawn.html).toContain('class="said wrong"')
    const says = `${name(1, 1).split(' ')[0]} says 77 – 90`
    expect(drawn.html.replaceAll('\u00a0', ' ')).toContain(says)
    expect(drawn.html).not.toContain('data-testid="reports"')
    selectedTable.set(1)
    expect(draw(1).html).toContain('data-testid="reports"')
  })

  it('says what goes on where nothing is reported', () => {
    const { give, row, draw } = hall()
    expect(draw(1)).toMatchObject({ status: 'not-started', reported: undefined })
    give({ kind: 'start-match', match: row(1).match })
    expect(draw(1)).toMatchObject({ status: 'playing', fields: 0 })
    const slow = [{ table: 1, toTime: [1, 2], isBehind: false }]
    expect(draw(1, slow).html).toContain('to time: R1, R2')
    give({ kind: 'call-judge', match: row(1).match, about: 'range' })
    expect(draw(1, slow)).toMatchObject({ status: 'called', buttons: [] })
  })

  it('does not offer to take a report while a judge is called there', () => {
    const { give, row, reports, draw } = hall()
    give(reports(1, 0, [60, 20]))
    give({ kind: 'call-judge', match: row(1).match, about: 'range' })
    expect(draw(1)).toMatchObject({ status: 'called', reported: '60 – 20', buttons: [] })
  })

  it('shows an entered result as text; to amend it, its table is chosen', () => {
    const { give, row, draw } = hall()
    const result = { ending: 'time', score: [60, 20] } as const
    give({ kind: 'enter-result', match: row(1).match, result })
    expect(draw(1)).toMatchObject({ status: 'entered', fields: 0, buttons: [] })
    selectedTable.set(1)
    expect(draw(1)).toMatchObject({ status: 'entered', fields: 0, buttons: ['amend'] })
  })

  it('has every name whole, a long one on two lines', () => {
    const { draw, name } = hall()
    for (const table of [1, 2, 3]) {
      const { html } = draw(table)
      for (const seat of [0, 1] as const) {
        const own = name(table, seat)
        expect(html).toContain(`class="${own === long ? 'name longest' : 'name'}"`)
        expect(html).toContain(`>${own}</span>`)
      }
    }
  })
})

describe('a report that is accepted', () => {
  it('is one entry with what was reported, and one undo takes it back', () => {
    const { give, reports, row, state, event } = hall()
    give(reports(1, 1, [38, 90]))
    const { match, reports: said } = row(1)
    const [report] = said
    const entries = give({
      kind: 'enter-result',
      match,
      result: report?.result ?? expect.fail('nothing reported'),
    })
    expect(entries.map(({ fact }) => fact.kind)).toEqual(['result-entered'])
    expect(row(1).result).toEqual({ ending: 'time', score: [38, 90] })
    give({ kind: 'undo', entry: event().log.length, reason: 'too early' })
    expect(state().matches.get(match)).toMatchObject({ result: null, reports: [report] })
  })
})
