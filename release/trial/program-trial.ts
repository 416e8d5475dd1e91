import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { type FirstRound, playFirstRound, publishedTables } from './first-round.ts'
import { type Start, type StartedDesk, startDesk } from './started-desk.ts'
import { playWholeEvent, type WholeEvent } from './whole-event.ts'

export type ProgramTrial = {
  /** Until the desk was healthy, the first time and after it was killed. */
  readonly firstStart: number
  readonly nextStart: number
  readonly wholeEvent: WholeEvent & { readonly seconds: number }
  readonly firstRound: FirstRound
  /** The tables of the round that was published before it was killed. */
  readonly tablesAfterKill: number
  readonly pictureBytes: number
  /** What the demonstration shows, and whether its pages are there. */
  readonly demo: { readonly events: number; readonly page: number }
  readonly fileRead: string
}

const samples = join(houseRoot, 'exchange', 'samples')

/** What is drawn and read in threads, which have to be found wherever everything is packed. */
const askThreads = async ({ url }: StartedDesk, event: string, cookie: string) => {
  const picture = await fetch(`${url}/api/events/${event}/pictures/standings.png`)
  if (!picture.ok) throw new Error(`picture: ${picture.status}`)
  const file = await fetch(`${url}/api/files?file=cryodex-1.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', cookie },
    body: readFileSync(join(samples, 'cryodex-1.json')),
  })
  if (!file.ok) throw new Error(`file: ${file.status} ${await file.text()}`)
  const { tool } = (await file.json()) as { tool: string }
  return { pictureBytes: (await picture.arrayBuffer()).byteLength, fileRead: tool }
}

const tryDemo = async (terminal: Start): Promise<ProgramTrial['demo']> => {
  const desk = await startDesk({ ...terminal, args: [...(terminal.args ?? []), ...demoWords] })
  try {
    const answer = await fetch(`${desk.url}/api/events`)
    const { events } = (await answer.json()) as { readonly events: readonly unknown[] }
    return { events: events.length, page: (await fetch(desk.url)).status }
  } finally {
    await desk.end('SIGTERM')
  }
}

const demoWords = ['demo', '--port', '0']

/**
 * Everything a packed Topcut has to do in a folder of its own. `terminal` is how it computes from a
 * file; `desk` how it is started, twice: the first one is killed in the middle of a round.
 */
export const tryProgram = async (terminal: Start, desk: Start): Promise<ProgramTrial> => {
  const begun = performance.now()
  const whole = playWholeEvent(terminal)
  const wholeEvent = { ...whole, seconds: (performance.now() - begun) / 1000 }
  const first = await startDesk(desk)
  const firstRound = await playFirstRound(first)
  await first.end('SIGKILL')
  const second = await startDesk(desk)
  try {
    const cookie = await second.signIn()
    return {
      firstStart: first.seconds,
      nextStart: second.seconds,
      wholeEvent,
      firstRound,
      tablesAfterKill: await publishedTables(second.url, firstRound.event),
      ...(await askThreads(second, firstRound.event, cookie)),
      demo: await tryDemo(terminal),
    }
  } finally {
    await second.end('SIGTERM')
  }
}
