import { expect, it } from 'vitest'
import { hallAddress, isOnlyHere } from './hall-address.ts'

it('an address is completed, and one that only this computer understands is known', () => {
  expect(hallAddress(' 192.168.1.5:8080/ ')).toBe('http://192.168.1.5:8080')
  expect(hallAddress('https://topcut.example')).toBe('https://topcut.example')
  expect(hallAddress('')).toBe('')
  const here = ['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:80']
  const there = ['http://192.168.1.5', 'http://localhost.example', 'https://127.example']
  expect([...here, ...there].map(isOnlyHere)).toEqual([true, true, true, false, false, false])
})
