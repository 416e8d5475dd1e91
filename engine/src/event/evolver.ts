import type { FactKind, FactOf } from './spine/answers.ts'
import type { Builder } from './spine/builder.ts'
import type { Entry } from './spine/entry.ts'

/** Takes in one kind of fact; what the log says beside it comes as the entry. */
export type Evolver<K extends FactKind> = (builder: Builder, fact: FactOf<K>, entry: Entry) => void

export type Evolvers<K extends FactKind> = { readonly [One in K]: Evolver<One> }
