import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSeconds, proxies } from './from-environment.ts'
import { serveStore } from './serve.ts'
import { openMemoryStore } from './store/memory/memory-store.ts'

beforeEach(() => vi.stubEnv('TOPCUT_PROXIES', '').stubEnv('TOPCUT_LEAVE_SECONDS', ''))

describe('what the machine’s settings say', () => {
  it('may be nothing', () => {
    expect([proxies(), leaveSeconds()]).toEqual([[], 0])
  })

  it('may name proxies in every form there is', () => {
    const named = ['10.0.0.0/8', '10.0.0.0/255.0.0.0', 'fd00::7', 'uniquelocal', 'linklocal']
    vi.stubEnv('TOPCUT_PROXIES', named.join(', '))
    expect(proxies()).toEqual(named)
  })

  it.each(['nonsense', '10.0.0.0/33', 'proxy.example'])(
    'names the proxy that is none, and the variable: %s',
    (value) => {
      vi.stubEnv('TOPCUT_PROXIES', `10.0.0.7,${value}`)
      expect(proxies).toThrow(expect.objectContaining({ setting: 'TOPCUT_PROXIES', value }))
    },
  )

  it('passes over no while that cannot be read', () => {
    vi.stubEnv('TOPCUT_LEAVE_SECONDS', '10')
    expect(leaveSeconds()).toBe(10)
    vi.stubEnv('TOPCUT_LEAVE_SECONDS', '10s')
    expect(leaveSeconds).toThrow(expect.objectContaining({ value: '10s' }))
  })

  it('keeps the server from starting where it is wrong, with the store closed', async () => {
    vi.stubEnv('TOPCUT_LEAVE_SECONDS', '10s')
    const store = openMemoryStore()
    const close = vi.fn(store.close)
    const copies = { folder: '/nowhere' }
    const options = { port: 0, host: '127.0.0.1', copies, store: { ...store, close } }
    await expect(serveStore(options)).rejects.toMatchObject({ setting: 'TOPCUT_LEAVE_SECONDS' })
    expect(close).toHaveBeenCalled()
  })
})
