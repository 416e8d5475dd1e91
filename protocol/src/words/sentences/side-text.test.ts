import type { PlayerId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import { sideText } from './side-text.ts'

const ada = 'ada' as PlayerId
const names = { player: () => 'Ada' }

describe('sideText', () => {
  it('says who plays the light side', () => {
    expect(languages.map((language) => sideText(language, { light: ada }, names))).toEqual([
      'light side: Ada',
      'Helle Seite: Ada',
      'jasna strona: Ada',
    ])
  })

  it('says who may choose', () => {
    expect(languages.map((language) => sideText(language, { chooser: ada }, names))).toEqual([
      'choice of side: Ada',
      'Wahl der Seite: Ada',
      'wybór strony: Ada',
    ])
  })
})
