import type { Entry } from '../log/entry.ts'
import type { FactKind, FactOf } from '../log/fact.ts'
import type { Builder } from './builder.ts'

/** Takes in one kind of fact; what the log says beside it comes as the entry. */
export type Evolver<K extends FactKind> = (builder: Builder, fact: FactOf<K>, entry: Entry) => void

export type Evolvers<K extends FactKind> = { readonly [One in K]: Evolver<One> }
