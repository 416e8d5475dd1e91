import { describe, expect, it } from 'vitest'
import { story } from '../../../testing/story.ts'
import { rulesOf } from '../reading/rules.ts'

const tick = (item: string, ticked = true) => ({ kind: 'tick-item', item, ticked }) as const

/** A line of the venue's checklist, and one of what is only to be read. */
const lines = () => {
  const told = story()
  const { texts } = rulesOf(told.state().created).regulation
  const keyAt = (place: string) =>
    texts.find(({ value }) => value.place === place)?.value.key ?? expect.fail(place)
  return { told, venue: keyAt('venue'), conduct: keyAt('conduct') }
}

describe('tick-item', () => {
  it('keeps which lines of the checklists are done', () => {
    const { told, venue } = lines()
    expect(told.facts(tick(venue))).toEqual([{ kind: 'item-ticked', item: venue, ticked: true }])
    told.does(tick(venue))
    expect(told.state().ticked).toEqual([venue])
    told.does(tick(venue, false))
    expect(told.state().ticked).toEqual([])
  })

  it('refuses a line that the document does not have, or that is nothing to do', () => {
    const { told, conduct } = lines()
    expect(told.refuses(tick('a chair'))).toEqual({ code: 'unknown-item', item: 'a chair' })
    expect(told.refuses(tick(conduct))).toEqual({ code: 'unknown-item', item: conduct })
  })
})
