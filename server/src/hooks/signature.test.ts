import { createHmac } from 'node:crypto'
import { instant } from '@topcut/engine'
import { expect, it } from 'vitest'
import { newSecret, signedHeaders } from './signature.ts'

it('signs as the published example of Standard Webhooks does', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
  const signed = { id, at: instant(1_614_265_330_000), body: '{"test": 2432232314}' }
  expect(signedHeaders([secret], signed)).toEqual({
    'webhook-id': id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('signs with the former secret as well while that one is good', () => {
  const secrets = [newSecret(), newSecret()]
  const { 'webhook-signature': both = '' } = signedHeaders(secrets, {
    id: 'msg_1',
    at: instant(5_000),
    body: '{}',
  })
  const expected = secrets.map((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    return `v1,${createHmac('sha256', key).update('msg_1.5.{}').digest('base64')}`
  })
  expect(both.split(' ')).toEqual(expected)
  expect(new Set(secrets).size).toBe(2)
})
