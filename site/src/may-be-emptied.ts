import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { houseRoot } from '../../scripts/choose-node.mjs'

/** Where the pages are if no folder is named. */
export const usualFolder = join(houseRoot, '.cache', 'site')

/** Lies among the pages: the folder that holds it was made by an earlier run. */
export const mark = '.topcut-site'

/** Whatever else is in a folder goes before the pages come, somebody's work and its history too. */
export const mayBeEmptied = (folder: string): boolean => {
  if (folder === usualFolder || !existsSync(folder)) return true
  if (!statSync(folder).isDirectory()) return false
  const held = readdirSync(folder)
  return held.length === 0 || held.includes(mark)
}
