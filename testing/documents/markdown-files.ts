import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { houseRoot } from '../../scripts/choose-node.mjs'

const apart = ['**/node_modules/**', '.cache/**', 'data/**', 'web/dist/**']

/** Every document of the house with its path from the top, written with `/`. */
export const markdownFiles: ReadonlyMap<string, string> = new Map(
  globSync('**/*.md', { cwd: houseRoot, exclude: apart })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => [path, readFileSync(join(houseRoot, path), 'utf8')]),
)
