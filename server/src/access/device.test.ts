import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const like = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'

it.each([
  ['firefox', 'linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['chrome', 'windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Safari/537.36`],
  ['edge', 'windows', `Mozilla/5.0 (Windows NT 10.0) ${like} Safari/537.36 Edg/131.0`],
  ['opera', 'mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Safari/537 OPR/115`],
  ['samsung', 'android', `Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27.0 ${like} Safari/537`],
  [
    'safari',
    'iphone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${apple} Safari/604`,
  ],
  ['firefox', 'ipad', `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${apple} FxiOS/132 Safari/60`],
  ['chrome', 'chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${like} Safari/537.36`],
  [null, null, 'curl/8.5.0'],
  [null, null, undefined],
])('a device is known as %s on %s', (program, system, userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ program, system })
})
