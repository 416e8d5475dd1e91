import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = createRequire(import.meta.url)

/** A file of a package. Where everything is packed into one program there are none: it lies beside. */
export const packageFile = (name: string): string => {
  const beside = fileURLToPath(new URL(basename(name), import.meta.url))
  return existsSync(beside) ? beside : packages.resolve(name)
}
