import { describe, expect, it } from 'vitest'
import { weaknessOf } from './weakness.ts'

describe('a passphrase is turned down', () => {
  it.each([
    ['', 'short'],
    ['12345678', 'short'],
    ['hunter2', 'short'],
    ['elevensigns', 'short'],
    ['🎲🎲🎲🎲🎲🎲🎲', 'short'],
    ['123456789012', 'digits'],
    ['2026-05-02 09:00', 'digits'],
    ['password1234', 'common'],
    ['Passwort 2026!', 'common'],
    ['P-a-s-s-w-o-r-d', 'common'],
    ['Hasło123456789', 'common'],
    ['qwertyuiopasdf', 'common'],
    ['qwertzuiop123', 'common'],
    ['abcdefghijkl', 'common'],
    ['iloveyou iloveyou', 'common'],
    ['topcut topcut', 'common'],
    ['Skywalker-Jedi-2026', 'common'],
    ['aaaaaaaaaaaaaaaa', 'common'],
    ['ababababababab', 'common'],
    ['!!!!!!!!!!!!!!', 'common'],
    ['Ines Thorn 2026', 'name'],
    ['thorn-ines-password', 'name'],
    ['THORNTHORNTHORN', 'name'],
  ] as const)('%j: %s', (passphrase, weakness) => {
    expect(weaknessOf(passphrase, ['Ines Thorn'])).toBe(weakness)
  })
})

describe('a passphrase is taken', () => {
  it.each([
    'correct horse battery',
    'another one to keep',
    'ein Kahn im März ohne Segel',
    'zażółć gęślą jaźń',
    'Ines Thorn kauft keine Gurken',
    'пароль не для всех',
    'tRx9-vq2L-bb71',
  ])('%j', (passphrase) => {
    expect(weaknessOf(passphrase, ['Ines Thorn', ''])).toBeNull()
  })
})
