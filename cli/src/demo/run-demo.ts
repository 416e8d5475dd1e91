import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtPages, hallAddresses, type Serving, serveStore, whyNot } from '@topcut/server'
import type { Terminal } from '../terminal.ts'
import { demoText, resetText } from '../words/demo-text.ts'
import { type DemoData, firstData, laterData, sessionsIn } from './demo-data.ts'
import type { DemoWish } from './demo-wish.ts'

const serve = (data: DemoData, folder: string, port: number, wish: DemoWish): Promise<Serving> =>
  serveStore({
    port,
    host: wish.host,
    // Whoever follows a link it printed would be turned away as one who asks for another server.
    names: wish.url === null ? [] : [wish.url],
    store: data.store,
    web: builtPages,
    copies: { folder: join(folder, 'copies') },
  })

/** Runs until it is told to stop, from the beginning again after each while; leaves nothing behind. */
export const runDemo = async (wish: DemoWish, terminal: Terminal): Promise<number> => {
  const { host, every, language } = wish
  const wait = await terminal.untilTold()
  const root = mkdtempSync(join(tmpdir(), 'topcut-demo-'))
  const folder = join(root, 'data')
  try {
    const first = await firstData(folder)
    let serving = await serve(first, folder, wish.port, wish)
    const { port } = serving
    const [hall] = hallAddresses(host, port)
    const address = wish.url ?? hall ?? serving.url
    terminal.say(demoText(language, { address, data: first, folder: root, every: wish.everyText }))
    terminal.ready?.(`${address}/in#${first.organizer}`)
    while (await wait(every)) {
      await serving.close()
      const sessions = await sessionsIn(folder)
      rmSync(folder, { recursive: true, force: true })
      const later = await laterData(folder, first, sessions)
      serving = await serve(later, folder, port, wish)
      terminal.say(resetText(language))
    }
    await serving.close()
    return 0
  } catch (fault) {
    terminal.complain(`${whyNot(fault, { ...wish, data: root })}\n`)
    return 1
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
