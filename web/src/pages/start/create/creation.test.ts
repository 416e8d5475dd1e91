import { type Regulation, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { lengthsLeftOpen } from '../../../leader/structure/lengths-left-open.ts'
import {
  hasCut,
  structureKindsOf,
  usualStructure,
} from '../../../leader/structure/structure-choice.ts'
import { creationOf, type Filled } from './creation.ts'

const documentThat = (fits: (one: Regulation) => boolean): Regulation => {
  const found = regulations.find(fits)
  if (found === undefined) throw new Error('no such document')
  return found
}
const plain = regulations[0] as Regulation
const twoSided = documentThat(({ structure }) => structure.finals === 'double-elimination')
const cutless = documentThat(({ structure }) => structure.afterCut.value.length === 0)
const drawing = documentThat(({ missions }) => missions !== null)

const filled: Filled = {
  name: ' Spring Open ',
  tier: 'competitive',
  date: '2026-05-02',
  kind: 'custom',
  swissRounds: '3',
  cut: '4',
  minutes: { swiss: '', elimination: '' },
  missions: 'Harbour\n\n Depot ',
  options: {},
  about: {},
  days: 1,
}

describe('an event from the form', () => {
  it('goes on after its own cut as the document does', () => {
    const kindsOf = (regulation: Regulation) => {
      const { structure } = creationOf(regulation, filled)
      return structure.kind === 'custom' ? structure.stages.map(({ kind }) => kind) : []
    }
    expect(kindsOf(plain)).toEqual(['swiss', 'elimination'])
    expect(kindsOf(twoSided)).toEqual(['swiss', 'double-elimination'])
    expect(kindsOf(cutless)).toEqual(['swiss'])
    expect([cutless, twoSided, plain].map(hasCut)).toEqual([false, true, true])
  })

  it('can be elimination from the start, where the document lets it', () => {
    expect(structureKindsOf(plain)).not.toContain('elimination')
    expect(structureKindsOf(drawing)).toContain('elimination')
    expect(creationOf(drawing, { ...filled, kind: 'elimination' }).structure).toEqual({
      kind: 'custom',
      stages: [{ kind: 'elimination', rounds: null, cut: null }],
    })
  })

  it('names a length only where it is chosen, and the organizer may choose', () => {
    const minutes = { swiss: '65', elimination: '40' }
    expect(creationOf(plain, { ...filled, minutes }).roundMinutes).toBeUndefined()
    expect(creationOf(twoSided, { ...filled, minutes }).roundMinutes).toEqual({
      swiss: 65,
      elimination: 40,
    })
    expect(creationOf(twoSided, filled).roundMinutes).toBeUndefined()
    expect(lengthsLeftOpen(cutless).map(({ kind }) => kind)).toEqual(['swiss'])
  })

  it('has missions only where the document draws them', () => {
    expect(creationOf(drawing, filled).missions).toEqual(['Harbour', 'Depot'])
    expect(creationOf(drawing, { ...filled, missions: ' \n' }).missions).toBeUndefined()
    expect(creationOf(plain, filled).missions).toBeUndefined()
  })

  it('says where and when from the beginning, and nothing of what was left empty', () => {
    expect(creationOf(plain, filled)).not.toHaveProperty('about')
    const about = { start: '', venue: 'Old Customs House', fee: ' ' }
    expect(creationOf(plain, { ...filled, about }).about).toEqual({ venue: 'Old Customs House' })
    const weekend = { ...filled, about: { start: '09:45' }, days: 2 }
    expect(creationOf(plain, weekend).about).toEqual({ start: '09:45', until: '2026-05-03' })
  })

  it('begins with a structure that the form has', () => {
    for (const regulation of regulations) {
      for (const tier of ['casual', 'competitive', 'premier'] as const) {
        expect(structureKindsOf(regulation)).toContain(usualStructure(regulation, tier))
      }
    }
  })
})
