import { describe } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import { noProxies, notShared, sharedBeforePlay } from '../suites/material.suite.ts'
import { xWingEn32 } from './regulation.ts'

describe('lost and damaged', () => {
  noProxies(xWingEn32, 'XWEN-31')
})

describe('shared', () => {
  sharedBeforePlay(xWingEn32, clause('XWEN-38', ['ruler', 'templates']))
  notShared(xWingEn32, clause('XWEN-38', 'dice'))
})
