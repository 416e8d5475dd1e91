// `npm run release [-- linux-x64 …]`: packages, executables and their checksums in .cache/release; what
// can run on this machine is tried, from the download to a published first round.
import { basename, join } from 'node:path'
import { houseRoot } from '../scripts/choose-node.mjs'
import { ownPlatform, platforms } from './executable/platforms.ts'
import { makePackages } from './make-packages.ts'
import { makeExecutables, megabytes, writeChecksums } from './make-release.ts'
import { tryExecutable } from './trial/executable-trial.ts'
import { tryPackage } from './trial/package-trial.ts'
import { told } from './trial/told.ts'

const names = process.argv.slice(2)
const strange = names.find((name) => platforms.every((platform) => platform.name !== name))
if (strange !== undefined) {
  console.error(
    `There is no ${strange}; there are ${platforms.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}
const wanted = platforms.filter(({ name }) => names.length === 0 || names.includes(name))
const folder = join(houseRoot, '.cache', 'release')

const packages = await makePackages(folder)
const executables = await makeExecutables(folder, wanted, join(houseRoot, '.cache', 'nodes'), 6)
const sums = writeChecksums(folder, [...packages, ...executables.map(([, file]) => file)])

const own = ownPlatform()
const lines: string[] = []
const [first] = packages
if (first !== undefined) {
  const trial = await tryPackage(first)
  lines.push(...told(`${basename(first)}, run here`, trial.installSeconds, trial))
}
for (const [platform, file] of executables) {
  const line = `${basename(file)}: ${megabytes(file)}`
  // On Windows another program unpacks.
  if (platform !== own || platform.os === 'win32') {
    lines.push(`${line}, made and not run`)
    continue
  }
  const trial = await tryExecutable(file)
  lines.push(...told(`${line}, run here without Node`, trial.unpackSeconds, trial))
}
console.log(lines.join('\n'))
console.log(`Everything is in ${folder}; checksums in ${basename(sums)}.`)
