import { describe } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import { lostAndDamaged, notNeeded, notShared, sharedAnyTime } from '../suites/material.suite.ts'
import { imperialAssaultDe221 } from './regulation.ts'

describe('lost and damaged', () => {
  lostAndDamaged(imperialAssaultDe221, {
    lost: 'IA-25',
    damaged: clause('IA-26', [
      ['card', 'proxy'],
      ['die', 'shared'],
    ]),
    asLost: ['model', 'map', 'other'],
    proxies: 'IA-28',
  })
  notNeeded(imperialAssaultDe221, clause('IA-27', 'token'))
})

describe('shared', () => {
  sharedAnyTime(imperialAssaultDe221, clause('IA-21', ['dice']), 'IA-21')
  notShared(imperialAssaultDe221, clause('IA-21', 'ruler'))
})
