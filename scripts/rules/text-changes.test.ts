import { textKeys } from '@topcut/engine'
import { languages, textSentence } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { mutateTexts } from './mutate-texts.ts'
import { changesOfText } from './text-changes.ts'

describe('changesOfText', () => {
  it.each([
    ['en', 'The dice app is not allowed.', 'The dice app is allowed.'],
    ['en', 'Draw three cards.', 'Draw four cards.'],
    ['en', 'A judge decides.', 'A spectator decides.'],
    ['en', 'Players must wait.', 'Players may wait.'],
    ['de', 'Die Seiten werden gewechselt.', 'Die Seiten werden beibehalten.'],
    ['de', 'Das ist kein Verstoß.', 'Das ist  Verstoß.'],
    ['pl', 'Nikt nie musi znać zasad.', 'Nikt  musi znać zasad.'],
    ['pl', 'Decyduje sędzia główny.', 'Decyduje gracz.'],
    ['pl', 'Raz, po meczu.', 'Dwa razy, po meczu.'.replace('D', 'd')],
  ] as const)('makes of “%s: %s” also “%s”', (language, sentence, changed) => {
    expect(changesOfText(language, sentence)).toContain(changed)
  })

  it('leaves nothing as it was, and makes nothing twice', () => {
    for (const language of languages) {
      for (const key of textKeys) {
        const sentence = textSentence(language, key)
        const changes = changesOfText(language, sentence)
        expect(changes).not.toContain(sentence)
        expect(new Set(changes).size).toBe(changes.length)
      }
    }
  })
})

describe('the displayed texts', () => {
  it('have no change that nothing notices', () => {
    const lines: string[] = []
    const { changes, survivors } = mutateTexts((line) => lines.push(line))
    expect(changes).toBeGreaterThan(3000)
    expect(survivors).toEqual([])
    expect(lines).toHaveLength(languages.length)
  })
})
