import { day } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { deskWords } from '../../words/desk.ts'
import { aboutLines } from './about-lines.ts'

describe('what is said of an event', () => {
  it('has a line for each thing that is said, and none for the others', () => {
    expect(aboutLines(deskWords('en'), {})).toEqual([])
    const about = { venue: 'Hall B', prizes: [{ for: '1st', what: 'a trophy' }] }
    expect(aboutLines(deskWords('en'), about)).toEqual([
      { key: 'venue', label: 'Venue', texts: ['Hall B'] },
      { key: 'prizes', label: 'Prizes', texts: ['1st: a trophy'] },
    ])
  })

  it('writes the last day as the language does, and keeps the lines of a description', () => {
    const about = { until: day('2015-10-04'), description: 'Two days.\n\nHot food.' }
    expect(aboutLines(deskWords('de'), about)).toEqual([
      { key: 'until', label: 'Letzter Tag', texts: ['4. Oktober 2015'] },
      { key: 'description', label: 'Beschreibung', texts: ['Two days.', 'Hot food.'] },
    ])
  })
})
