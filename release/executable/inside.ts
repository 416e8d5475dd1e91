/** Runs inside the executable: lays its files out and hands over to what `npx topcut` runs as well. */

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { getAsset, getAssetKeys } from 'node:sea'
import type { Files } from '../program/packed-files.ts'
import { settleSomewhere } from '../program/settle-somewhere.ts'
import type { start as Start } from '../program/start.ts'
import { thisMachine } from '../program/this-machine.ts'
import { cacheFolder } from '../program/usual-folders.ts'

const mark = 'mark'
const bytes = (name: string): Buffer => Buffer.from(getAsset(name))

/** Threads, pictures and pages want files; what runs is compared with what is in here at every start. */
const layOut = (): string => {
  const files: Files = new Map(
    getAssetKeys()
      .filter((name) => name !== mark)
      .map((name) => [name, bytes(name)]),
  )
  const program = { kind: 'program', mark: bytes(mark).toString('utf8') }
  return settleSomewhere(cacheFolder(thisMachine()), program, files)
}

const main = join(layOut(), 'dist', 'topcut.js')
const { start } = createRequire(main)(main) as { readonly start: typeof Start }
void start(process.argv.slice(2), { isExecutable: true })
