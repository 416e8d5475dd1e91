import { describe, expect, it } from 'vitest'
import { draftOf } from './changes-draft.ts'

describe('a draft for the changelog', () => {
  it('has rules first, then what people notice, then the rest, each by scope', () => {
    const draft = draftOf([
      'test(web): a page is looked at',
      'fix(print): a sheet is whole',
      'feat(phone): a word for the lot',
      'feat(desk): a table moves',
      'perf(server): half the time',
      'rule: a bye counts once',
      'feat: a second language',
      'docs: a page more',
    ])
    expect(draft).toBe(`### Rules

- a bye counts once

### Added

- a second language
- desk: a table moves
- phone: a word for the lot

### Changed

- server: half the time

### Fixed

- print: a sheet is whole

### Inside: docs

- a page more

### Inside: test

- web: a page is looked at
`)
  })

  it('keeps the order of the commits within a scope', () => {
    expect(draftOf(['fix(desk): the first', 'fix(cli): another', 'fix(desk): the second'])).toBe(
      '### Fixed\n\n- cli: another\n- desk: the first\n- desk: the second\n',
    )
  })

  it('sets apart what breaks', () => {
    expect(draftOf(['feat(api)!: a field is gone', 'rule!: a place is another'])).toBe(
      '### Rules\n\n- a place is another\n\n### Breaks\n\n- api: a field is gone\n',
    )
  })

  it('loses no commit, whatever its subject looks like', () => {
    const strange = ['Say something', 'fix(desk) no colon', 'feat(desk): a: b (c)']
    expect(draftOf(strange)).toBe(
      '### Added\n\n- desk: a: b (c)\n\n### Inside: other\n\n- Say something\n- fix(desk) no colon\n',
    )
  })

  it('is empty where nothing happened', () => expect(draftOf([])).toBe(''))
})
