import { expect, it } from 'vitest'
import { hallAddress, isAddress, isOnlyHere } from './hall-address.ts'

it('an address is completed, and one that only this computer understands is known', () => {
  expect(hallAddress(' 192.168.1.5:8080/ ', 'http:')).toBe('http://192.168.1.5:8080')
  expect(hallAddress('http://192.168.1.5', 'http:')).toBe('http://192.168.1.5')
  expect(hallAddress('https://topcut.example', 'http:')).toBe('https://topcut.example')
  expect(hallAddress('', 'http:')).toBe('')
  const here = ['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:80']
  const there = ['http://192.168.1.5', 'http://localhost.example', 'https://127.example']
  expect([...here, ...there].map(isOnlyHere)).toEqual([true, true, true, false, false, false])
})

it('an address is one with https where the desk came over TLS, whatever was typed before', () => {
  expect(hallAddress('192.168.1.5:8080', 'https:')).toBe('https://192.168.1.5:8080')
  expect(hallAddress('HTTP://192.168.1.5:8080/', 'https:')).toBe('https://192.168.1.5:8080')
  expect(hallAddress('https://topcut.example', 'https:')).toBe('https://topcut.example')
  expect(hallAddress('', 'https:')).toBe('')
})

it.each([
  '192.168.1.5',
  '192.168.1.5:8080',
  'http://192.168.1.5:8080/',
  'topcut.local',
  'laptop:8080',
  'https://Turnier.example.org',
  '[fe80::1]:8080',
  'zażółć.example:80',
  'localhost',
])('phones could follow %s', (typed) => {
  expect(isAddress(typed)).toBe(true)
})

it.each([
  '',
  'asdf',
  'Hall Wi-Fi',
  '192.168.1',
  '192.168.1.256',
  '192.168.1.5:99999',
  '192.168.1.5:port',
  'http://',
  'ftp://192.168.1.5',
  'topcut.local/events',
  '-.-',
  'a..b',
])('nobody prints a poster with %j', (typed) => {
  expect(isAddress(typed)).toBe(false)
  expect(hallAddress(typed, 'http:')).toBe('')
})
