import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { stamped } from './stamp.ts'

/**
 * Takes the oldest copies of one kind away, so that a small stick does not fill up; answers with
 * them. Never the one just made: after a clock was set back it looks like the oldest.
 */
export const prune = async (
  folder: string,
  file: string,
  keep: number,
): Promise<readonly string[]> => {
  const kind = basename(file).replace(stamped, '')
  const others = (await readdir(folder)).filter(
    (name) => stamped.test(name) && name.replace(stamped, '') === kind && name !== basename(file),
  )
  const surplus = Math.max(0, others.length + 1 - keep)
  const oldest = others
    .sort()
    .slice(0, surplus)
    .map((name) => join(folder, name))
  for (const old of oldest) await rm(old, { force: true })
  return oldest
}
