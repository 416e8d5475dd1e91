import { factKinds } from '../event/facts.ts'
import type { Fact } from '../event/spine/answers.ts'
import type { Entry, Log } from '../event/spine/entry.ts'
import { commandId } from '../vocabulary/ids.ts'
import type { LinkedEntry } from './link-entries.ts'
import { openFields } from './open-fields.ts'
import type { PublicRecord } from './public-record.ts'

/** The entries of a record as the engine folds them; what is sealed is missing in them. */
export const openLog = ({ entries }: PublicRecord): Log => entries.map(entryFrom)

const entryFrom = ({ n, at, by, fact, hash }: LinkedEntry): Entry => ({
  ...{ n, at, by, link: hash },
  command: commandId(`${n}`),
  fact: fact as unknown as Fact,
})

export const isKnown = ({ fact }: Entry): boolean => factKinds.includes(fact.kind)

/** Nothing of it is open, and so it moves no pairing and no place. */
export const isSealed = ({ fact }: Entry): boolean => openFields[fact.kind] === 'sealed'
