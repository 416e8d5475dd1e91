import { describe } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import { lostAndDamaged, sharedAnyTime } from '../suites/material.suite.ts'
import { xWingDe } from './regulation.ts'

describe('lost and damaged', () => {
  lostAndDamaged(xWingDe, {
    lost: 'XWDE-42',
    damaged: clause('XWDE-43', [
      ['card', 'proxy'],
      ['model', 'kept'],
      ['die', 'shared'],
      ['ruler', 'shared'],
      ['template', 'shared'],
    ]),
    asLost: ['token', 'dial', 'damage-deck', 'other'],
    proxies: 'XWDE-46',
  })
})

describe('shared', () => {
  sharedAnyTime(xWingDe, clause('XWDE-37', ['dice', 'ruler', 'templates']), 'XWDE-38')
})
