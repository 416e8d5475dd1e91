// `npm run pack`: the two packages for the registry, in .cache/release.
import { join } from 'node:path'
import { houseRoot } from '../scripts/choose-node.mjs'
import { makePackages } from './make-packages.ts'

await makePackages(join(houseRoot, '.cache', 'release'))
