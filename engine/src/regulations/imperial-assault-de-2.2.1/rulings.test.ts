import { describe } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import {
  disputesGoToAJudge,
  ineligibleComponents,
  marshalDecidesConsequences,
  marshalHasTheLastWord,
  notNamed,
  offences,
  organizerRemoves,
  penalties,
  setsAside,
} from '../suites/rulings.suite.ts'
import { imperialAssaultDe221 } from './regulation.ts'

describe('disputes', () => {
  marshalHasTheLastWord(imperialAssaultDe221, 'IA-4')
  disputesGoToAJudge(imperialAssaultDe221, 'IA-9')
  setsAside(imperialAssaultDe221, 'marshal', clause('IA-9', ['faq', 'rules']))
})

describe('conduct', () => {
  const unsporting = [
    'rules-gap',
    'illegal-game-state',
    'force',
    'behaviour',
    'disrespect',
  ] as const
  const forbidden = ['cheating', 'collusion', 'distraction'] as const
  offences(imperialAssaultDe221, clause('IA-10', [...unsporting, ...forbidden]))
  notNamed(imperialAssaultDe221, clause('IA-10', 'stalling'))
  offences(imperialAssaultDe221, clause('IA-11', ['outside-help']))
})

describe('consequences', () => {
  marshalDecidesConsequences(imperialAssaultDe221, 'IA-3')
  penalties(imperialAssaultDe221, clause('IA-3', 'marshal'))
  organizerRemoves(imperialAssaultDe221, clause('IA-10', ['judge']))
  ineligibleComponents(imperialAssaultDe221, 'IA-22')
})
