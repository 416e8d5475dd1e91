import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const pages = fileURLToPath(new URL('../web/src/', import.meta.url))
const elements = '(?:button|input|select|textarea|dialog)'
const roles = '(?:tab|tablist|tabpanel|radio|combobox|listbox|option|dialog)'
const raw = new RegExp(
  `<${elements}\\b|createElement\\(['"]${elements}|\\brole="${roles}"|\\bpopover=`,
  'g',
)

/** What the kit has, made by hand: it would have keys and a look of its own. */
const rawControls = (text: string): readonly string[] => text.match(raw) ?? []

const drawn = globSync('**/*.{ts,tsx}', { cwd: pages })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('ui/') && !/\.(test|suite)\.tsx?$/.test(file))

describe('controls are those of the kit', () => {
  it('on every page', () => {
    expect(drawn).toContain('pages/phone/register/register-page.tsx')
    const found = drawn.flatMap((file) =>
      rawControls(readFileSync(`${pages}${file}`, 'utf8')).map((control) => `${file}: ${control}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    '<button type="button" onClick={leave}>',
    '<input\n  type="radio"',
    '<select>',
    '<textarea rows={3} />',
    '<dialog open>',
    "document.createElement('input')",
    '<div role="tablist">',
    '<div popover="auto">',
  ])('and one made by hand is noticed: %s', (text) => {
    expect(rawControls(text)).toHaveLength(1)
  })

  it.each([
    '<Button onClick={leave}>',
    '<SelectField<Tier> label={tier}',
    '<div role="radiogroup" aria-label={what}>',
    'const inputs: ReadonlyMap<InputId, string>',
  ])('but not %s', (text) => {
    expect(rawControls(text)).toEqual([])
  })
})
