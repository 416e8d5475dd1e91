import type { Awaiting } from '@topcut/engine'
import type { Language } from '../language.ts'
import { countedTerm, term } from '../term.ts'

type Step = Awaiting['step']
type AwaitingOf<S extends Step> = Extract<Awaiting, { readonly step: S }>

/** One sentence per step: a missing or superfluous step does not compile. */
const words: {
  readonly [S in Step]: (language: Language, awaiting: AwaitingOf<S>, inTeams: boolean) => string
} = {
  'register-players': (language, { registered }, inTeams) =>
    countedTerm(language, 'wait.registration', { count: registered }, inTeams),
  'check-in-players': (language, { missing }, inTeams) =>
    countedTerm(language, 'wait.check-in', { count: missing }, inTeams),
  'announce-event': (language) => term(language, 'wait.announcement'),
  // What stands against it follows: said to be possible, it would be a lie.
  'start-stage': (language, { stage, against = [] }) => {
    const isHeld = against.length > 0
    // Nobody counts stages before there is a second one.
    if (stage === 1) return term(language, isHeld ? 'wait.start-held' : 'wait.start')
    return term(language, isHeld ? 'wait.stage-held' : 'wait.stage', { stage })
  },
  'pair-round': (language, { round }) => term(language, 'wait.pair', { round }),
  'publish-round': (language, { round }) => term(language, 'wait.publish', { round }),
  'enter-results': (language, { round, tables, of, isClockRunning }) => {
    const values = { round, count: tables.length, total: of, tables: tables.join(', ') }
    const results = term(language, 'wait.results', values)
    return isClockRunning ? results : `${results} ${term(language, 'wait.clock', { round })}`
  },
  'close-round': (language, { round }) => term(language, 'wait.close', { round }),
  'make-cut': (language, { size }) => term(language, 'wait.cut', { size }),
  'finish-event': (language) => term(language, 'wait.finish'),
  nothing: (language) => term(language, 'wait.nothing'),
}

type Say = (language: Language, awaiting: Awaiting, inTeams: boolean) => string

/** What the day is waiting for. */
export const awaitingSentence = (language: Language, awaiting: Awaiting, inTeams = false): string =>
  (words[awaiting.step] as Say)(language, awaiting, inTeams)
