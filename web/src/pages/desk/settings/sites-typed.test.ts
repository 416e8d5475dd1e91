import { isSite } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { sitesTyped } from './sites-typed.ts'

describe('sites, one a line', () => {
  it.each([
    ['https://club.example', 'https://club.example'],
    [' https://Club.Example/ ', 'https://club.example'],
    ['club.example', 'https://club.example'],
    ['club.example:8443', 'https://club.example:8443'],
    ['https://club.example:443', 'https://club.example'],
    ['http://192.168.1.7:8080/', 'http://192.168.1.7:8080'],
    ['https://würfelbund.example', 'https://xn--wrfelbund-q9a.example'],
    ['HTTP://LOCALHOST:81', 'http://localhost:81'],
  ])('%s is %s', (typed, site) => {
    expect(sitesTyped(typed)).toEqual([site])
    expect(isSite(site)).toBe(true)
  })

  it.each([
    'https://club.example/events',
    'https://club.example/?a',
    'https://club.example/#a',
    'https://me@club.example',
    'ftp://club.example',
    'mailto:a@club.example',
    'club example',
    'https://',
    '*',
    'https://[::1]',
  ])('%s is none, and is named as it was typed', (typed) => {
    expect(sitesTyped(typed)).toEqual([typed])
    expect(isSite(typed)).toBe(false)
  })

  it('leaves empty lines out', () => {
    expect(sitesTyped('\nclub.example\r\n\n league.example \n')).toEqual([
      'https://club.example',
      'https://league.example',
    ])
    expect(sitesTyped(' \n ')).toEqual([])
  })
})
