import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Entry, Event } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import type { Listener } from '../../desk/announcements.ts'
import type { Desk } from '../../desk/desk.ts'
import {
  createdFact,
  registeredFact,
  sampleAppending,
  sampleEvent,
  samplePlayer,
} from '../../store/sample.suite.ts'
import { openLiveStream } from './live-stream.ts'

const event = sampleEvent()
const entryAt = (n: number): Entry => {
  const [entry] = sampleAppending(event, n - 1, [
    n === 1 ? createdFact('Live') : registeredFact(n),
  ]).entries
  if (entry === undefined) throw new Error('no entry')
  return entry
}
const logUpTo = (n: number) => Array.from({ length: n }, (_, index) => entryAt(index + 1))

/** The other end: what has arrived, and a valve that can be shut. */
const openOut = () => {
  const out = Object.assign(new EventEmitter(), {
    writableNeedDrain: false,
    text: '',
    fate: 'open' as 'open' | 'ended' | 'destroyed',
    write: (part: string) => {
      out.text += part
      return !out.writableNeedDrain
    },
    end: () => {
      if (out.fate === 'open') out.fate = 'ended'
    },
    destroy: () => {
      out.fate = 'destroyed'
      out.emit('close')
    },
  })
  const drain = () => {
    out.writableNeedDrain = false
    out.emit('drain')
  }
  const numbers = () => [...out.text.matchAll(/^id: (\d+)$/gm)].map(([, n]) => Number(n))
  const names = () => [...out.text.matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name)
  const erased = () =>
    [...out.text.matchAll(/^event: erased\ndata: (.+)$/gm)].map(([, data]) =>
      JSON.parse(data ?? ''),
    )
  return { out, drain, numbers, names, erased, response: out as unknown as ServerResponse }
}

/** A desk whose log the test writes; `loads` hold back until the test lets them go. */
const openFakeDesk = (first: number) => {
  let log = logUpTo(first)
  let listener: Listener = () => {}
  let isHeld = false
  const held: (() => void)[] = []
  const desk = {
    load: async () => {
      const seen = { log, state: null } as Event
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
      return seen
    },
    people: async () => [],
    listen: (_: unknown, hear: Listener) => {
      listener = hear
      return () => {
        listener = () => {}
      }
    },
  } as unknown as Desk
  return {
    desk,
    hold: () => {
      isHeld = true
    },
    letGo: () => {
      isHeld = false
      for (const release of held.splice(0)) release()
    },
    /** Stored and announced. */
    store: (n: number, name?: string) => {
      log = logUpTo(n)
      const people = name === undefined ? [] : [{ player: samplePlayer(n), name }]
      listener({ entries: [entryAt(n)], people })
    },
    /** Stored by another process, which announces nothing here. */
    storeInSilence: (n: number) => {
      log = logUpTo(n)
    },
    announceAgain: (n: number) => listener({ entries: [entryAt(n)], people: [] }),
    rename: (n: number, name: string) =>
      listener({ entries: [], people: [{ player: samplePlayer(n), name }] }),
    erase: (n: number) => listener({ entries: [], people: [], erased: [samplePlayer(n)] }),
  }
}

const organizer = { role: 'organizer' } as const

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a live stream', () => {
  it('does not miss an entry that is stored while it reads the log', async () => {
    const fake = openFakeDesk(1)
    const { response, numbers } = openOut()
    fake.hold()
    openLiveStream(fake.desk, event, 1, organizer, response)
    await settled()
    fake.store(2)
    fake.letGo()
    await settled()
    expect(numbers()).toEqual([2])
  })

  it('fills the gap when an announcement is not the next', async () => {
    const fake = openFakeDesk(1)
    const { response, numbers } = openOut()
    openLiveStream(fake.desk, event, 0, organizer, response)
    await settled()
    fake.storeInSilence(3)
    fake.store(4)
    await settled()
    expect(numbers()).toEqual([1, 2, 3, 4])
  })

  it('does not repeat an entry that is announced twice', async () => {
    const fake = openFakeDesk(1)
    const { response, numbers } = openOut()
    openLiveStream(fake.desk, event, 0, organizer, response)
    await settled()
    fake.store(2)
    fake.announceAgain(2)
    await settled()
    fake.store(3)
    expect(numbers()).toEqual([1, 2, 3])
  })

  it('writes nothing to an end that is full, and all of it once there is room', async () => {
    const fake = openFakeDesk(1)
    const { out, response, numbers, names, drain } = openOut()
    openLiveStream(fake.desk, event, 0, organizer, response)
    await settled()
    out.writableNeedDrain = true
    fake.store(2, 'Ada')
    fake.store(3, 'Ben')
    fake.rename(2, 'Ada L.')
    await settled()
    expect(numbers()).toEqual([1])
    drain()
    await settled()
    expect(numbers()).toEqual([1, 2, 3])
    expect(names().slice(1)).toEqual(['Ada L.', 'Ben'])
  })

  it('tells an end that was full of the last that happened to a name', async () => {
    const fake = openFakeDesk(1)
    const { out, response, names, erased, drain } = openOut()
    openLiveStream(fake.desk, event, 1, organizer, response)
    await settled()
    out.writableNeedDrain = true
    fake.rename(2, 'Ada')
    fake.erase(2)
    fake.erase(3)
    fake.rename(3, 'Ben')
    drain()
    await settled()
    expect(names()).toEqual(['Ben'])
    expect(erased()).toEqual([[samplePlayer(2)]])
  })

  it('reads a long log no faster than the other end takes it', async () => {
    const fake = openFakeDesk(1_000)
    const { out, response, numbers, drain } = openOut()
    const write = out.write
    out.write = (part) => {
      out.writableNeedDrain = true
      return write(part)
    }
    openLiveStream(fake.desk, event, 0, organizer, response)
    await settled()
    drain()
    await settled()
    expect(numbers().length).toBeLessThan(1_000)
    while (numbers().length < 1_000) {
      drain()
      await settled()
    }
    expect(numbers()).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 1))
  })

  it('tells of a name that changes while the names are being read after them', async () => {
    const fake = openFakeDesk(1)
    const { response, names } = openOut()
    let release = (): void => {}
    const people = async () => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return [{ player: samplePlayer(1), name: 'Old' }]
    }
    openLiveStream({ ...fake.desk, people }, event, 1, organizer, response)
    await settled()
    fake.rename(1, 'New')
    release()
    await settled()
    expect(names()).toEqual(['Old', 'New'])
  })

  it('ends politely, and cuts off an end that is full', async () => {
    const [polite, full] = [openOut(), openOut()]
    const fake = openFakeDesk(1)
    const one = openLiveStream(fake.desk, event, 0, organizer, polite.response)
    const two = openLiveStream(fake.desk, event, 0, organizer, full.response)
    await settled()
    full.out.writableNeedDrain = true
    one.end()
    two.end()
    expect([polite.out.fate, full.out.fate]).toEqual(['ended', 'destroyed'])
  })

  it('gives up an end that has taken nothing between two signs of life', async () => {
    const { out, response, drain } = openOut()
    const stream = openLiveStream(openFakeDesk(1).desk, event, 0, organizer, response)
    await settled()
    out.writableNeedDrain = true
    stream.beat()
    drain()
    stream.beat()
    expect(out.fate).toBe('open')
    out.writableNeedDrain = true
    stream.beat()
    stream.beat()
    expect(out.fate).toBe('destroyed')
  })

  it('ends when the log cannot be read', async () => {
    const { out, response } = openOut()
    const load = () => Promise.reject(new Error('no disk'))
    openLiveStream({ ...openFakeDesk(1).desk, load }, event, 0, organizer, response)
    await settled()
    expect(out.fate).toBe('ended')
  })
})
