import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Files, unpackFiles } from './packed-files.ts'
import { settleSomewhere } from './settle-somewhere.ts'

const isText = /\.(?:css|html|js|svg)$/

/** A hall's Wi-Fi carries a third of it, and the server spends nothing on it while it serves. */
const compressed = (files: Files): Files =>
  new Map(
    [...files]
      .filter(([path]) => isText.test(path))
      .map(([path, bytes]) => [`${path}.gz`, gzipSync(bytes, { level: 9 })]),
  )

/** The pages as files in a folder, for the server. */
export const unpackPages = (packed: string, cache: string): string => {
  const bytes = readFileSync(packed)
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const files = unpackFiles(bytes)
  return settleSomewhere(cache, { kind: 'pages', mark }, files, () => compressed(files))
}
