import {
  type MaterialOutcome,
  materialOutcomes,
  type ProxyCard,
  type Subjects,
} from '@topcut/engine'
import Type from 'typebox'
import { listOf, players, tableNumber } from '../facts/on-record.ts'
import { typed } from '../text.ts'
import { describing, refusalOf } from './refusal-of.ts'

const onCard = ['card', 'lostText', 'madeBy', 'madeOn'] as const
const missing = listOf(typed<keyof ProxyCard>(Type.Enum([...onCard])))

export const materialRefusals = describing<Subjects['material']['refusal']>()([
  refusalOf('proxy-incomplete', { missing }),
  refusalOf('outcome-not-possible', {
    outcome: typed<MaterialOutcome>(Type.Enum([...materialOutcomes])),
  }),
  refusalOf('sharing-too-late', { table: tableNumber }),
  refusalOf('material-missing', { players }),
])
