import {
  type FactKind,
  factKinds,
  type Matter,
  type Role,
  roles,
  type Subjects,
} from '@topcut/engine'
import Type from 'typebox'
import { closed } from '../closed.ts'
import { listOf, word } from '../facts/on-record.ts'
import { entrySchema } from '../ids.ts'
import { typed } from '../text.ts'
import { bare, describing, refusalOf } from './refusal-of.ts'

const matter = typed<Matter>(Type.Enum(['call', 'case', 'proposal', 'ruling']))
const kind = typed<FactKind>(Type.Enum([...factKinds]))

export const spineRefusals = describing<Subjects['spine']['refusal']>()([
  bare('no-such-event'),
  bare('event-exists'),
  bare('event-finished'),
  bare('event-cancelled'),
  refusalOf('not-allowed', { role: typed<Role>(Type.Enum([...roles])), command: word }),
  refusalOf('not-in-this-regulation', { what: word, regulation: word }),
  refusalOf('bad-value', { field: word, expected: word }),
  bare('reason-needed'),
  refusalOf('unknown-matter', { matter, n: entrySchema }),
  refusalOf('matter-settled', { matter, n: entrySchema }),
  refusalOf('unknown-entry', { entry: entrySchema }),
  refusalOf('already-undone', { entry: entrySchema }),
  bare('cannot-undo-creation'),
  refusalOf('not-yours-to-undo', { minutes: Type.Integer() }),
  refusalOf('later-facts-depend', {
    entry: entrySchema,
    entries: listOf(Type.Object({ n: entrySchema, kind }, closed)),
  }),
])
