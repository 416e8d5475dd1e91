// npm run figures: how the house is built, in numbers; -- <folder> for another checkout of it.
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { circles } from './house/circles.ts'
import { isTest, type Module, readHouse } from './house/modules.ts'
import { unusedExports } from './house/unused-exports.ts'

const house = fileURLToPath(new URL('..', import.meta.url))
const modules = readHouse(resolve(process.argv[2] ?? house))
const workspaces = ['engine', 'protocol', 'exchange', 'server', 'web', 'cli']
const isProduct = ({ file }: Module): boolean =>
  !isTest(file) && workspaces.some((name) => file.startsWith(`${name}/src/`))
const product = modules.filter(isProduct)

const say = (what: string, ...figures: readonly (string | number)[]) =>
  console.log(`${what.padEnd(52)}${figures.join('  ')}`)

const countedBy = (keys: readonly string[]): readonly (readonly [string, number])[] =>
  [...Map.groupBy(keys, (key) => key)]
    .map(([key, all]) => [key, all.length] as const)
    .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))

const lengths = (files: readonly Module[]): string => {
  const lines = files.map((one) => one.lines).toSorted((a, b) => a - b)
  const at = (share: number) => lines[Math.floor(share * (lines.length - 1))] ?? 0
  return `median ${at(0.5)}, p90 ${at(0.9)}, over 300: ${lines.filter((n) => n > 300).length}`
}

const linesOf = (files: readonly Module[]): number => files.reduce((sum, one) => sum + one.lines, 0)

say('files of the product, without tests', product.length, `${linesOf(product)} lines`)
say('all files of code: with tests, tools and benches', modules.length, `${linesOf(modules)} lines`)
say('lines of a file of the product', lengths(product))
for (const name of workspaces) {
  const own = product.filter(({ file }) => file.startsWith(`${name}/`))
  say(`  ${name}`, `${own.length} files`, lengths(own))
}

const folders = countedBy(modules.map(({ file }) => dirname(file)))
say('folders with more than 25 files', folders.filter(([, count]) => count > 25).length)
for (const [folder, count] of folders.slice(0, 12)) say(`  ${folder}`, count)

for (const { door, exports } of modules) {
  if (door === null) continue
  const types = exports.filter(({ isType }) => isType).length
  say(`names at the front door ${door}`, exports.length, `${types} of them types`)
}

const unused = unusedExports(modules)
const unusedTypes = unused.filter(({ isType }) => isType).length
say('exports nobody uses', `values ${unused.length - unusedTypes}, types ${unusedTypes}`)

const { ofValues, ofTypes } = circles(product)
say('circles of imports', ofValues.length)
say('circles of imports if types count', ofTypes.length, `${ofTypes.flat().length} files`)

const importers = Map.groupBy(
  product.flatMap(({ file, imports }) =>
    [...new Set(imports.map(({ from }) => from))].map((from) => ({ from, by: file })),
  ),
  ({ from }) => from,
)
const importedOnce = product.filter(({ file }) => importers.get(file)?.length === 1)
const isBeside = ({ file }: Module): boolean =>
  dirname(importers.get(file)?.[0]?.by ?? '') === dirname(file)
say('files with one importer', importedOnce.length)
say(
  '  beside it and under 40 lines',
  importedOnce.filter((one) => one.lines < 40 && isBeside(one)).length,
)

const kit = /^web\/src\/(ui|look|band)\//
const pages = product.filter(({ file }) => file.startsWith('web/src/') && !kit.test(file))
for (const control of ['button', 'input', 'select', 'textarea', 'dialog']) {
  const counts = pages.map(({ text }) => text.match(new RegExp(`<${control}\\b`, 'g'))?.length ?? 0)
  const total = counts.reduce((sum, count) => sum + count, 0)
  say(`raw <${control}> outside the kit`, total, `in ${counts.filter(Boolean).length} files`)
}

const pageOf = (file: string): string | undefined => /^web\/src\/pages\/([^/]+)\//.exec(file)?.[1]
const crossings = [...importers.values()].flat().flatMap(({ from, by }) => {
  const [page, other] = [pageOf(by), pageOf(from)]
  return page === undefined || other === undefined || page === other ? [] : [`${page} → ${other}`]
})
say('imports from one page into another', crossings.length)
for (const [crossing, count] of countedBy(crossings).slice(0, 12)) say(`  ${crossing}`, count)
