import { describe, expect, it } from 'vitest'
import { hookUrl } from './hook-url.ts'
import { isPublicAddress } from './public-address.ts'

describe('an address that may be told', () => {
  it.each([
    ['https://chat.example/hooks/abc', 'https://chat.example/hooks/abc'],
    [' http://chat.example:8443/x?y=1#z ', 'http://chat.example:8443/x?y=1'],
    ['https://93.184.215.14/x', 'https://93.184.215.14/x'],
    ['https://[2606:2800::1]/x', 'https://[2606:2800::1]/x'],
  ])('%s', (typed, url) => {
    expect(hookUrl(typed, false)).toBe(url)
  })

  it.each([
    'chat.example',
    'ftp://chat.example/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://ada:secret@chat.example/',
    'https://ada@chat.example/',
    'https://',
    '',
  ])('is not %s, wherever the server stands', (typed) => {
    expect(hookUrl(typed, false)).toBeNull()
    expect(hookUrl(typed, true)).toBeNull()
  })

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://localhost:8080/',
    'http://LOCALHOST./',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.1.2.3/',
    'http://172.31.0.1/',
    'http://192.168.178.1/',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[2002:7f00:1::]/',
  ])('is not %s, unless receivers in the own network are allowed', (typed) => {
    expect(hookUrl(typed, false)).toBeNull()
    expect(hookUrl(typed, true)).not.toBeNull()
  })

  it('no text that is no address is a public one', () => {
    for (const text of ['', 'localhost', '1.2.3', '::g']) expect(isPublicAddress(text)).toBe(false)
    expect(isPublicAddress('8.8.8.8')).toBe(true)
    expect(isPublicAddress('2001:4860:4860::8888')).toBe(true)
  })
})
