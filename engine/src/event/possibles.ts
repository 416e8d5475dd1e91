import type { FactKind, FactOf } from './spine/answers.ts'
import type { EventState } from './spine/state.ts'

/** Whether a fact of one kind can still have happened on a state. */
export type Possible<K extends FactKind> = (state: EventState, fact: FactOf<K>) => boolean

export type Possibles<K extends FactKind> = { readonly [One in K]: Possible<One> }
