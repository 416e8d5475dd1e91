import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { shortCode } from '@topcut/engine'
import { begin, deskOf, enterResults, publish } from '../../cli/src/data/moving.suite.ts'
import { named } from '../../cli/src/trial.suite.ts'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { temporaryFolder } from '../temporary-folder.ts'
import { startTopcut } from '../topcut-process.ts'
import { markdownFiles } from './markdown-files.ts'

/** Where the lines of documents can be typed: the files and the server that they speak of. */
export type PreparedHall = {
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  /** A line of a document with what is there instead of what it has for an example. */
  readonly filledIn: (line: string) => Promise<string>
  readonly close: () => Promise<void>
}

type PublicRecord = { readonly entries: readonly { readonly hash: string }[] }

/** What this process was started with is nothing to whoever types at a terminal. */
const isOwn = (name: string): boolean => /^(?:VITEST|TEST$|TOPCUT_|NODE_|npm_)/.test(name)
const plainEnv = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOwn(name)))

/** The files that documents show, and the one that most of them speak of. */
const writeShownFiles = (folder: string): void => {
  for (const text of markdownFiles.values()) {
    const shown = text.matchAll(/^```\w+ file=(\S+)\n(.*?)^```$/gms)
    for (const [, name = '', inside = ''] of shown) writeFileSync(join(folder, name), inside)
  }
  copyFileSync(join(folder, 'evening.json'), join(folder, 'my-event.json'))
  copyFileSync(join(houseRoot, 'exchange/samples/cryodex-1.json'), join(folder, 'cryodex.json'))
}

const copyIn = async (folder: string): Promise<string> => {
  const copies = () => readdirSync(folder).filter((name) => name.endsWith('.sqlite'))
  while (copies().length === 0) await pause(10)
  return copies().sort().at(-1) ?? ''
}

/** Eight players in the second round, on a server with a stick. */
export const prepareHall = async (): Promise<PreparedHall> => {
  const folder = temporaryFolder()
  const [data, stick] = ['media/old/topcut/data', 'media/stick/topcut'].map((path) =>
    join(folder, path),
  ) as [string, string]
  for (const path of [data, stick]) mkdirSync(path, { recursive: true })
  writeShownFiles(folder)
  const server = await startTopcut({ data, args: ['--copies', stick], env: { DATABASE_URL: '' } })
  const cookie = await server.signIn()
  const desk = deskOf(server, cookie)
  const event = await desk.create()
  await begin(desk, event, named(8))
  await enterResults(desk, event, 4)
  await desk.give(event, { kind: 'close-round' })
  await publish(desk, event)

  const asked = (path: string, more: RequestInit = {}) =>
    fetch(`${server.url}${path}`, { ...more, headers: { cookie, ...more.headers } })
  const program = { label: 'A script', role: 'organizer', days: 1 }
  const headers = { 'content-type': 'application/json' }
  const made = await asked('/api/programs', {
    method: 'POST',
    headers,
    body: JSON.stringify(program),
  })
  const { token } = (await made.json()) as { readonly token: string }
  const record = await (await asked(`/api/events/${event}/record`)).text()
  writeFileSync(join(folder, 'record.json'), record)
  const { entries } = JSON.parse(record) as PublicRecord
  const code = shortCode(entries.at(-1)?.hash ?? '')
  const copy = await copyIn(stick)

  return {
    folder,
    env: {
      ...plainEnv,
      LC_ALL: 'C.UTF-8',
      DATABASE_URL: '',
      TOPCUT_DATA: data,
      TOPCUT_TOKEN: token,
    },
    filledIn: async (line) => {
      const feed = await fetch(`${server.url}/api/events/${event}/feed.json`)
      return line
        .replace(/https:\/\/(?:hall|topcut)\.example(?::8080)?/, server.url)
        .replace('/media/', `${folder}/media/`)
        .replace('/var/backups/topcut', join(folder, 'backups'))
        .replace('topcut-2026-05-02T11-20-31-204Z.sqlite', copy)
        .replace('data/copies/before-<version>-<time>.sqlite', join(stick, copy))
        .replace('W/"…"', feed.headers.get('etag') ?? '')
        .replace('$TOPCUT_TOKEN', token)
        .replace(/\bCODE\b/, `"${code}"`)
        .replace(/\bEVENT\b/, event)
    },
    close: server.stop,
  }
}
