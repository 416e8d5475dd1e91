import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Files, unpackFiles } from './packed-files.ts'
import { passingFolder } from './passing-folder.ts'
import { settleFiles } from './settle-files.ts'

const isText = /\.(?:css|html|js|svg)$/

/** A hall's Wi-Fi carries a third of it, and the server spends nothing on it while it serves. */
const compressed = (files: Files): Files =>
  new Map(
    [...files]
      .filter(([path]) => isText.test(path))
      .map(([path, bytes]) => [`${path}.gz`, gzipSync(bytes, { level: 9 })]),
  )

/** The pages as files in a folder, for the server; a home that takes no files is no reason to stop. */
export const unpackPages = (packed: string, cache: string): string => {
  const bytes = readFileSync(packed)
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const files = unpackFiles(bytes)
  const settle = (parent: string) =>
    settleFiles(parent, { kind: 'pages', mark }, files, () => compressed(files))
  try {
    return settle(cache)
  } catch {
    return settle(passingFolder())
  }
}
