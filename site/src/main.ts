// `npm run site [-- FOLDER]`: the documents as pages, in .cache/site if no folder is named.
import { join, resolve } from 'node:path'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildSite } from './build-site.ts'
import { describedApi } from './described-api.ts'

const target = resolve(process.argv[2] ?? join(houseRoot, '.cache', 'site'))
await buildSite(target, await describedApi())
console.log(`topcut: the pages are in ${target}, beginning with index.html`)
