import { describe } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import { noProxies, sharedBeforePlay } from '../suites/material.suite.ts'
import { xWingPl } from './regulation.ts'

describe('lost and damaged', () => {
  noProxies(xWingPl, 'XWPL-31')
})

describe('shared', () => {
  sharedBeforePlay(xWingPl, clause('XWPL-28', ['dice', 'ruler', 'templates']))
})
