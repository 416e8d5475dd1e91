import { describe, expect, it } from 'vitest'
import { regulations } from '../regulations/catalogue.ts'
import { textPlaces } from '../regulations/texts.ts'
import { textsAt } from './texts.ts'

describe.each(regulations.map((regulation) => [regulation.id, regulation] as const))(
  'the texts of %s',
  (_, regulation) => {
    it('stand each at one place, in the order of the document’s page', () => {
      const read = textPlaces.flatMap((place) => textsAt(regulation, place))
      expect(read.length).toBe(regulation.texts.length)
      expect(new Set(read)).toEqual(new Set(regulation.texts))
      const setUp = regulation.texts.filter(({ value }) => value.place === 'set-up')
      expect(textsAt(regulation, 'set-up')).toEqual(setUp)
    })

    it('are there at least for its scope, the tiers, set-up, the end of a round and conduct', () => {
      const places = ['scope', 'tier.casual', 'tier.competitive', 'tier.premier'] as const
      const moments = ['set-up', 'round-end', 'conduct'] as const
      const empty = [...places, ...moments].filter(
        (place) => textsAt(regulation, place).length === 0,
      )
      expect(empty).toEqual([])
    })
  },
)
