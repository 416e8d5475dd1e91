import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Style, strayClasses } from './stray-classes.ts'

const pages = fileURLToPath(new URL('../web/src/', import.meta.url))
const read = (file: string) => readFileSync(`${pages}${file}`, 'utf8')
const styles: readonly Style[] = globSync('**/*.css', { cwd: pages }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  css: read(file),
}))
const drawn = globSync('**/*.{ts,tsx}', { cwd: pages }).map(read).join('\n')

describe('the styles of the pages', () => {
  it('no file dresses what is another one’s', () => {
    expect(styles.length).toBeGreaterThan(50)
    expect(strayClasses(styles)).toEqual([])
  })

  it('nothing is dressed that nobody draws', () => {
    const words = new Set(drawn.match(/[\w-]+/g))
    const classes = styles.flatMap(({ css }) =>
      [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(
        ([, name = '']) => name,
      ),
    )
    // A class that ends in a number may be put together where it is drawn.
    const isMade = (name: string) =>
      /\d$/.test(name) && drawn.includes(`${name.replace(/\d+$/, '')}\${`)
    expect([...new Set(classes)].filter((one) => !words.has(one) && !isMade(one))).toEqual([])
  })

  it('the theme is written once', () => {
    const twice = styles.filter(({ css }) => css.includes('prefers-color-scheme'))
    expect(twice.map(({ file }) => file)).toEqual([])
  })

  it('a line below a text has its colour beside it: Safari takes no more than the line in one', () => {
    // Without a variable the line stays as the builder repeats it; with one it is void as a whole.
    const lost = styles.filter(({ css }) => /text-decoration:[^;]*var\(/.test(css))
    expect(lost.map(({ file }) => file)).toEqual([])
  })
})

describe('the guard', () => {
  const of = (...given: readonly (readonly [file: string, css: string])[]) =>
    strayClasses(given.map(([file, css]) => ({ file, css })))

  it('bites where two files begin a rule with the same class', () => {
    expect(
      of(['pages/a/a.css', '.row { } .row b { }'], ['pages/b/b.css', '@media print { .row { } }']),
    ).toEqual(['.row begins rules of pages/a/a.css and pages/b/b.css'])
  })

  it('bites where a file names what belongs to another page, or to a room above it', () => {
    expect(
      of(
        ['ui/button.css', '.btn { } .btn .row { }'],
        ['pages/a/a.css', '.row { }'],
        ['pages/b/b.css', '.list > .row:hover, .list .btn { }'],
      ),
    ).toEqual([
      'ui/button.css names .row of pages/a/a.css',
      'pages/b/b.css names .row of pages/a/a.css',
    ])
  })

  it('bites where a page dresses elements wherever they stand', () => {
    expect(
      of(['pages/a/a.css', 'table { } body:has(.a) { } :root { }'], ['ui/base.css', 'b { }']),
    ).toEqual([
      'pages/a/a.css begins with no class: table',
      'pages/a/a.css begins with no class: :root',
    ])
  })

  it('lets a page place what rooms below it draw, and its own files each other', () => {
    expect(
      of(
        ['parts/clock/clock.css', '.clock { } .clock.paused { }'],
        ['pages/a/a.css', '.a .clock { } .a .paused { }'],
        ['pages/a/more/more.css', '.more :is(.a, .clock) { }'],
      ),
    ).toEqual([])
  })
})
