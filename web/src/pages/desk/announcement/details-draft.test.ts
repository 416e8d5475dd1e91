import type { Details } from '@topcut/engine'
import { expect, it } from 'vitest'
import { detailsTyped, draftFromDetails } from './details-draft.ts'

const all: Required<Omit<Details, 'releases'>> = {
  rulesVersion: '3.2',
  faqVersion: '4.1',
  outline: 'One day, six rounds.',
  eventKind: 'league',
  variant: 'standard',
  region: 'europe',
  products: ['Core Set', 'Wave 1'],
  admissions: [{ what: 'Promo', beforeItsTime: true }],
  deviations: [{ text: 'Lunch after round 2' }, { rule: 'ABC-1', text: 'Five rounds' }],
  listsAsked: false,
  sleevesOrdered: true,
}

it('come out of the form as they went in', () => {
  expect(detailsTyped(draftFromDetails(all))).toEqual(all)
  expect(detailsTyped(draftFromDetails({}))).toEqual({})
})

it('leave out what says nothing', () => {
  const draft = {
    ...draftFromDetails({}),
    region: '  ',
    products: '\n \n',
    admissions: [{ what: ' ', beforeItsTime: true }],
    deviations: [{ rule: 'ABC-1', text: '' }],
  }
  expect(detailsTyped(draft)).toEqual({})
})
