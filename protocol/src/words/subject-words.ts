import type {
  Command,
  Fact,
  FactKind,
  FactOf,
  Refusal,
  RefusalCode,
  Subjects,
} from '@topcut/engine'
import type { Names } from './names.ts'

/** What the words of one subject need of all the others. */
export type Told = {
  /** A text that is no command is shown as it is. */
  readonly command: (kind: string) => string
  readonly fact: (kind: FactKind) => string
  readonly refusal: (refusal: Refusal) => string
}

/** What a line of the log needs besides: a phone that tells a refusal must not load every text. */
export type ToldInLog = Told & { readonly item: (key: string) => string }

export type RefusalOf<C extends RefusalCode> = Extract<Refusal, { readonly code: C }>

type WordsAbout<C extends Command, F extends Fact, R extends { readonly code: RefusalCode }> = {
  /** What somebody wants, inside a sentence: "pair a round". */
  readonly [K in C['kind'] as `command.${K}`]: string
} & {
  /** The same on a button: "Pair round". */
  readonly [K in C['kind'] as `button.${K}`]: string
} & {
  /** What came of it: "round paired". */
  readonly [K in F['kind'] as `fact.${K}`]: string
} & {
  /** The same as one line of the log. */
  readonly [K in F['kind'] as `line.${K}`]: (
    fact: FactOf<K>,
    names: Names,
    told: ToldInLog,
  ) => string
} & {
  readonly [K in R['code'] as `refusal.${K}`]: (
    refusal: RefusalOf<K>,
    names: Names,
    told: Told,
  ) => string
}

/** What is said about one subject: a missing or superfluous kind or code does not compile. */
export type SubjectWords<S extends keyof Subjects> = WordsAbout<
  Subjects[S]['command'],
  Subjects[S]['fact'],
  Subjects[S]['refusal']
>

/** About all of them. */
export type EventWords = WordsAbout<Command, Fact, Refusal>
