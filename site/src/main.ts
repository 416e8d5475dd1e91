// `npm run site [-- FOLDER]`: the documents as pages, in .cache/site if no folder is named.
import { resolve } from 'node:path'
import { buildSite } from './build-site.ts'
import { describedApi } from './described-api.ts'
import { mayBeEmptied, usualFolder } from './may-be-emptied.ts'

const target = resolve(process.argv[2] ?? usualFolder)
if (mayBeEmptied(target)) {
  await buildSite(target, await describedApi())
  console.log(`topcut: the pages are in ${target}, beginning with index.html`)
} else {
  console.error(
    `topcut: ${target} is not empty and was not made by this; choose another or empty it.`,
  )
  process.exitCode = 1
}
