/** Runs as a process of its own: the real server, but one that tries hooks again at once. */
import { parseArgs } from 'node:util'
import { openServedStore } from '../../open-store.ts'
import { serveStore } from '../../serve.ts'
import { stopWhenTold } from '../../stop-when-told.ts'

const { values } = parseArgs({
  options: { port: { type: 'string' }, data: { type: 'string', default: '' } },
})
const serving = await serveStore({
  port: 0,
  host: '127.0.0.1',
  store: await openServedStore(values.data),
  copies: { folder: values.data },
  hooks: {
    areLocalAllowed: true,
    // Long enough that on a busy machine none is taken by the receiver and missed here.
    deadline: 4_000,
    patience: (attempts) => Math.min(attempts * 30, 200),
    every: 100,
    lease: { lost: 1_500, sure: 700 },
  },
})
stopWhenTold(() => void serving.close())
const link = await serving.ownerLink()
process.stdout.write(`Topcut is ready at ${serving.url}\nThe owner signs in here, once: ${link}\n`)
