import { buttonLabel, languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { helpWords } from './help.ts'
import { startWords } from './start.ts'

describe('the words before the day', () => {
  it('count in Polish as Polish does', () => {
    const shapes = (say: (n: number) => string) =>
      [1, 2, 5, 12, 22].map((n) => say(n).replace(`${n}`, '#'))
    const { archive, importing } = startWords('pl')
    for (const say of [archive, importing.taken, helpWords('pl').roundLasts]) {
      const [one, few, many, twelve, twentyTwo] = shapes(say)
      expect(new Set([one, few, many]).size).toBe(3)
      expect([twelve, twentyTwo]).toEqual([many, few])
    }
  })

  it.each(languages)('call what is created as the log does in %s', (language) => {
    // The log's words of every command would come along with one button.
    expect(startWords(language).create).toBe(buttonLabel(language, 'create-event'))
  })

  it.each(languages)('end a sentence where one is said in %s', (language) => {
    const words = startWords(language)
    for (const text of [
      words.overlap('a', 'b'),
      words.overlapHelp,
      words.importing.note,
      words.importing.unreachable,
      words.importing.taken(2),
      words.takenTables('a', 'b'),
      words.suggests('a', 'b'),
      words.demands('a', 'b'),
      words.leavesOpen('a'),
      words.noRow('a'),
      words.day.ends('a'),
      words.day.endsOpen,
      words.forecast.certain,
      words.forecast.risk('1 %', '200'),
      words.forecast.never('200'),
      words.forecast.unavoidable,
    ]) {
      expect(text).toMatch(/\.$/)
    }
  })
})
