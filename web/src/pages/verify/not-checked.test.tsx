import type { CheckedRound, PublicRecord, Verdict } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { language } from '../../state/language.ts'
import { verifyWords } from '../../words/verify.ts'
import type { Outline } from './outline.ts'
import { beginning, type Progress } from './progress.ts'
import { ResultCard } from './result-card.tsx'
import { StepsList } from './steps-list.tsx'

// A tile looks whether somebody came for its round.
vi.stubGlobal('window', { location: { hash: '' }, addEventListener: () => {} })
const { useSteps } = await import('./use-steps.tsx')
afterAll(() => vi.unstubAllGlobals())

const record = { entries: [] } as unknown as PublicRecord
const outline = { rounds: [1, 2], results: 8, changed: new Set() } as unknown as Outline
const first = { round: 1, redrawn: true, committed: true, tables: 4 } as CheckedRound
const verdict = (problems: readonly object[]) =>
  ({ problems, overrides: [], rounds: [], standings: false }) as unknown as Verdict

const Steps = ({ progress }: { readonly progress: Progress }) => (
  <StepsList
    steps={useSteps({ record, outline, progress, decisions: [], labelOf: String, isPhone: true })}
  />
)

const before = language.get()
afterEach(() => language.set(before))

describe.each(languages)('what was not checked, in %s', (reader) => {
  const words = verifyWords(reader)
  const shown = (progress: Partial<Progress>): string => {
    language.set(reader)
    return renderToStaticMarkup(<Steps progress={{ ...beginning, ...progress }} />)
  }

  it('waits while the check goes on, and is told as such afterwards', () => {
    const going = shown({ rounds: [first] })
    expect(going).toContain(words.drawn.waiting)
    const over = shown({ rounds: [first], status: 'done', whole: { isSound: true, took: 1 } })
    expect(over).toContain(words.notChecked)
    expect(over).not.toContain(words.drawn.waiting)
    expect(over).not.toContain(words.counted.todo(8))
  })

  it('does not agree', () => {
    const whole = { isSound: true, took: 1 }
    const counted = { results: 8, took: 1 }
    const state = (rounds: readonly CheckedRound[]) =>
      /step-drawn" data-state="(\w+)"/.exec(shown({ rounds, whole, counted, status: 'done' }))?.[1]
    expect(state([first])).toBe('wrong')
    expect(state([first, { ...first, round: 2 }])).toBe('good')
  })

  it('is not called checked where nobody knows the rules', () => {
    language.set(reader)
    const card = (problems: readonly object[]) =>
      renderToStaticMarkup(
        <ResultCard
          {...{ record, verdict: verdict(problems), took: 1, at: 0 }}
          labelOf={String}
          nameOf={String}
        />,
      )
    const chain = { code: 'chain-broken', how: 'hash', entry: 2, round: null }
    expect(card([chain, chain]).split(words.result.restChecked)).toHaveLength(2)
    const unknown = { code: 'unknown-regulation', regulation: 'chess', entry: 1, round: null }
    expect(card([unknown])).not.toContain(words.result.restChecked)
  })
})
