import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type EventId, type PlayerId, shortCode } from '@topcut/engine'
import type { Telling } from '@topcut/exchange'
import { exportText, importEvents } from '@topcut/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { refusalIn, topcut } from '../trial.suite.ts'
import { recordOf, started, swissThenCut, wholeEvent } from '../verify/record.suite.ts'
import { answered, withStore } from './data.suite.ts'

// A database that the machine's own settings name is nobody's to try things on.
beforeEach(() => vi.stubEnv('DATABASE_URL', ''))

/** A folder whose data hold this event, with a full name for everybody. */
const hall = async (tale: Telling): Promise<string> => {
  const data = temporaryFolder()
  const { log, state } = tale.event()
  const people = [...(state?.players.keys() ?? [])].map((player: PlayerId) => ({
    player,
    name: `Johanna Lindqvist${player}`,
  }))
  await withStore(data, async (store) =>
    importEvents(store, await exportText([{ event: 'spring' as EventId, entries: log, people }])),
  )
  return data
}

const exported = async (data: string, ...words: readonly string[]) => {
  const said = await topcut(['export', 'spring', '--public', '--data', data, ...words])
  expect(said).toMatchObject({ exit: 0, err: '' })
  return said.out
}

describe('topcut export --public', () => {
  it('writes the record that everybody may verify, named as on the public page', async () => {
    const tale = wholeEvent()
    const out = await exported(await hall(tale))
    expect(out).not.toMatch(/Lindqvist|kept by the server/)
    const record = JSON.parse(out)
    expect(Object.values(record.names)).toHaveLength(8)
    expect(record.names.p1).toMatch(/^Johanna L\./)
    expect(record.entries).toHaveLength(tale.event().log.length)
    const head = shortCode(record.entries.at(-1).hash)
    const said = await topcut(['verify', '-', '--head', head], out)
    expect(said, said.out).toMatchObject({ exit: 0 })
  })

  it('names nobody without people', async () => {
    const tale = wholeEvent()
    const out = await exported(await hall(tale), '--without-people')
    expect(JSON.parse(out)).not.toHaveProperty('names')
    expect(JSON.parse(out).standings).toEqual(recordOf(tale).standings)
    expect((await topcut(['verify', '-'], out)).exit).toBe(0)
  })

  it('writes the same bytes into a file', async () => {
    const data = await hall(wholeEvent())
    const to = join(temporaryFolder(), 'record.json')
    const words = ['export', 'spring', '--public', '--data', data, '--to', to]
    expect(await answered<{ file: string }>(words)).toEqual({ file: to })
    expect(readFileSync(to, 'utf8')).toBe(await exported(data))
  })

  it('says that there is none before the first round is published', async () => {
    const tale = started(4, swissThenCut)
    tale.give({ kind: 'pair-round' })
    const said = await topcut(['export', 'spring', '--public', '--data', await hall(tale)])
    expect(refusalIn(said)).toMatchObject({
      code: 'no-record-yet',
      message:
        'There is no public record yet: it begins when the first round is published. (spring)',
    })
  })
})

describe('topcut export --public --server', () => {
  /** A server that tells what it was asked for. */
  const asked = async (...words: readonly string[]) => {
    const paths: string[] = []
    const server = createServer(({ url }, outgoing) => {
      paths.push(url ?? '')
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"a":"record"}')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const said = await topcut(['export', 'spring open', '--server', address, ...words])
    server.close()
    return { paths, ...said }
  }

  it.each([
    [['--public'], '/api/events/spring%20open/record'],
    [['--public', '--without-people'], '/api/events/spring%20open/record?names=none'],
    [[], '/api/events/spring%20open/export'],
  ])('asks for what %j means', async (words, path) => {
    expect(await asked(...words)).toMatchObject({
      ...{ paths: [path], exit: 0, out: '{"a":"record"}' },
    })
  })

  it('does not leave people out of a whole event in silence', async () => {
    const { paths, ...said } = await asked('--without-people')
    expect(refusalIn(said)).toMatchObject({ code: 'wrong-use', word: '--public' })
    expect(paths).toEqual([])
  })
})
