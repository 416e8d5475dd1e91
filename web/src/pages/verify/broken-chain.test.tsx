import type { PublicRecord } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { language } from '../../state/language.ts'
import { verifyWords } from '../../words/verify.ts'
import { CodeCard } from './code-card.tsx'
import { wholeStep } from './whole-step.ts'

const record = {
  entries: [{ n: 1, at: 0, fact: { kind: 'event-created' }, hash: '0'.repeat(64) }],
  standings: { afterRound: 0, rows: [] },
  places: null,
} as unknown as PublicRecord

const card = (code: string | null, isPhone: boolean) =>
  renderToStaticMarkup(
    <CodeCard {...{ record, code, isPhone, isNext: false, name: 'Open', nameOf: String }} />,
  )

const before = language.get()
afterEach(() => language.set(before))

describe.each(languages)('a record whose chain is broken, in %s', (reader) => {
  const words = verifyWords(reader)

  it.each([true, false])('is not called whole, on a phone: %s', (isPhone) => {
    const said = (isSound: boolean) =>
      wholeStep(words.whole, { isSound, took: 1 }, record.entries.length, isPhone)
    expect(said(false).title).not.toBe(said(true).title)
    expect(said(false).text).toBe(words.whole.broken)
    expect(said(true).title).toBe(isPhone ? words.whole.short : words.whole.title)
  })

  it.each([true, false])('has no code, nor a place to compare one, on a phone: %s', (isPhone) => {
    language.set(reader)
    expect(card('2222 2222 2222 2222', isPhone)).toContain('2222')
    const said = card(null, isPhone)
    expect(said).not.toContain(words.code.from(1))
    expect(said).not.toMatch(/<input|<button|data-testid="code"/)
  })
})
