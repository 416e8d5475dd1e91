import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { houseRoot } from '../scripts/choose-node.mjs'

type Manifest = {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

const folderOf = (file: string): string | null =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? null

/** The folders of what a package needs, and of what that needs. */
const needed = (folder: string): readonly string[] => {
  const packages = createRequire(join(folder, 'package.json'))
  const names = Object.keys(readManifest(folder).dependencies ?? {})
  return names
    .filter((name) => !name.startsWith('@topcut/'))
    .map((name) => folderOf(packages.resolve(name)))
    .filter((found) => found !== null)
    .flatMap((found) => [found, ...needed(found)])
}

const licenceOf = (folder: string): string => {
  const { name, version, license = 'see its package' } = readManifest(folder)
  const texts = readdirSync(folder)
    .filter((name) => /^LICEN[CS]E/.test(name))
    .toSorted()
  const text = texts.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return [`${name} ${version} (${license})`, ...text].join('\n\n')
}

/** The licences of everybody whose work is packed together with ours, which they ask to be told. */
export const thirdParty = (moduleFiles: readonly string[]): string => {
  const arimo = createRequire(join(houseRoot, 'server', 'package.json')).resolve(
    '@expo-google-fonts/arimo/package.json',
  )
  const folders = new Set([
    ...moduleFiles.map(folderOf).filter((folder) => folder !== null),
    ...needed(join(houseRoot, 'web')),
    dirname(arimo),
  ])
  const rule = `\n\n${'-'.repeat(80)}\n\n`
  return `${[...folders].map(licenceOf).toSorted().join(rule)}\n`
}
