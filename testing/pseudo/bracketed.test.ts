import { describe, expect, it } from 'vitest'
import { bracketExports } from './bracket-words.ts'
import { bracketed, hasWord, outsideBrackets } from './bracketed.ts'
import { untranslated } from './untranslated.ts'

describe('words in brackets', () => {
  it('are bracketed wherever they stand, also what comes out of a function', () => {
    const words = bracketed({
      plain: 'round',
      forms: { one: '{{count}} round', other: '{{count}} rounds' },
      keys: [['t', 'tables']],
      say: (name: string) => `${name} wins`,
      length: 3,
    })
    expect(words.plain).toBe('⟦round⟧')
    expect(words.forms.other).toBe('⟦{{count}} rounds⟧')
    expect(words.keys).toEqual([['⟦t⟧', '⟦tables⟧']])
    expect(words.say('Ada')).toBe('⟦Ada wins⟧')
    expect(words.length).toBe(3)
  })

  it('leave over what was written by hand', () => {
    expect(outsideBrackets('⟦a ⟦b⟧ c⟧ 7 ⟦d⟧')).toBe(' 7 ')
    expect(outsideBrackets('⟦a⟧ forgotten')).toBe(' forgotten')
    expect(hasWord(' 7 – 12:30 m ')).toBe(false)
    expect(hasWord(' forgotten')).toBe(true)
  })

  it('stay together where the id of a rule cuts a sentence in two', () => {
    expect(untranslated(['⟦See ', 'XWEN-1', ' there.⟧', '⟦and⟧'], [])).toEqual([])
    expect(untranslated(['⟦See ', 'XWEN-1', ' there.⟧', 'forgotten'], [])).toEqual(['forgotten'])
  })

  it('are no part of a code, whatever its letters say', () => {
    expect(untranslated(['⟦Code after round 2⟧: XTBR W868 D7K6 7YWE'], [])).toEqual([])
  })

  it('are found in whatever a file of English gives away', () => {
    const code = bracketExports("const a = 'x'\nexport const hall = { a }\n", '/bracketed.ts')
    expect(code).toContain("const a = 'x'\nconst hall = { a }")
    expect(code).toContain('export { hallInBrackets as hall }')
  })
})
