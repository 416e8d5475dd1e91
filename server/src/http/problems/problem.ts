import type { Refusal } from '@topcut/engine'
import type { Fault } from '@topcut/protocol'
import { type Language, languageFrom, type Names, refusalSentence } from '@topcut/protocol/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Trouble, TroubleCode } from './trouble.ts'
import { type ProblemWords, problemWords } from './words/problem-words.ts'

/** A refusal or a fault as HTTP shows it: RFC 9457, `application/problem+json`. */
export type Problem = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: string
  readonly rule?: string
  readonly refusal?: Refusal
  readonly field?: string
  readonly revision?: number
  readonly seconds?: number
  /** The number of an entry that is damaged. */
  readonly entry?: number
}

export const statuses: { readonly [C in TroubleCode]: number } = {
  malformed: 400,
  'not-json': 400,
  'not-found': 404,
  'no-such-event': 404,
  'unknown-player': 404,
  'no-cards': 404,
  'no-record-yet': 404,
  'not-as-asked': 412,
  'too-large': 413,
  'wrong-content-type': 415,
  'foreign-origin': 403,
  'unknown-host': 421,
  'tls-needed': 403,
  'command-id-reused': 409,
  'sign-in-needed': 401,
  'not-yours': 403,
  'token-not-known': 401,
  'not-for-programs': 403,
  'link-not-open': 403,
  'link-elsewhere': 403,
  'wrong-passphrase': 403,
  'wrong-sign-in': 403,
  'weak-passphrase': 422,
  'passphrase-needed': 403,
  'passphrase-unset': 403,
  'link-needed': 403,
  'name-needed': 422,
  'name-taken': 409,
  'wrong-code': 403,
  'registration-closed': 409,
  'registration-full': 409,
  'registration-rush': 429,
  'judge-called-already': 409,
  'event-archived': 409,
  'other-name': 422,
  'export-first': 409,
  'hook-address': 422,
  'hooks-full': 409,
  'too-much-sent': 429,
  'too-many-tries': 429,
  stale: 409,
  busy: 503,
  stopping: 503,
  fault: 500,
}

const typeOf = (code: string) => `urn:topcut:problem:${code}`

export const faultSentence = (words: ProblemWords, fault: Fault): string => {
  const field = fault.field === '' ? words.body : fault.field
  const kinds: { readonly [kind: string]: string } = words.kinds
  switch (fault.fault) {
    case 'type':
      return words.fault.type(field, kinds[fault.expected] ?? fault.expected)
    case 'choice':
      return words.fault.choice(field, fault.choices.join(', '))
    case 'range':
    case 'length':
      return words.fault[fault.fault](field, fault.least, fault.most)
    default:
      return words.fault[fault.fault](field)
  }
}

const detailOf = (words: ProblemWords, trouble: Trouble): string => {
  if (trouble.code === 'malformed') return faultSentence(words, trouble.fault)
  if (trouble.code === 'stale') return words.stale(trouble.revision)
  if (trouble.code === 'too-many-tries') return words.tooManyTries(trouble.seconds)
  if (trouble.code === 'too-much-sent') return words.tooMuchSent(trouble.seconds)
  if (trouble.code === 'registration-rush') return words.registrationRush(trouble.seconds)
  if (trouble.code === 'weak-passphrase') return words.weakPassphrase[trouble.weakness]
  return words.details[trouble.code]
}

export const troubleProblem = (language: Language, trouble: Trouble): Problem => {
  const words = problemWords[language]
  return {
    type: typeOf(trouble.code),
    title: words.titles[trouble.code],
    status: statuses[trouble.code],
    detail: detailOf(words, trouble),
    code: trouble.code,
    ...(trouble.code === 'malformed' ? { field: trouble.fault.field } : {}),
    ...(trouble.code === 'stale' ? { revision: trouble.revision } : {}),
    ...('seconds' in trouble ? { seconds: trouble.seconds } : {}),
  }
}

export const refusalProblem = (
  language: Language,
  refusal: Refusal,
  names: Partial<Names>,
): Problem => ({
  type: typeOf(refusal.code),
  title: problemWords[language].refused,
  status: refusal.code === 'not-allowed' ? 403 : 422,
  detail: refusalSentence(language, refusal, names),
  code: refusal.code,
  ...(refusal.rule === undefined ? {} : { rule: refusal.rule }),
  refusal,
})

export const languageOf = (request: FastifyRequest): Language =>
  languageFrom(request.headers['accept-language'])

export const sendProblem = (reply: FastifyReply, language: Language, problem: Problem) => {
  // Some seconds later the other writer is done; a client that asks at once would add to the rush.
  if (problem.status === 503) reply.header('retry-after', '1')
  if (problem.seconds !== undefined) reply.header('retry-after', `${problem.seconds}`)
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('content-language', language)
    .serializer(JSON.stringify)
    .send(problem)
}

export const sendTrouble = (
  request: FastifyRequest,
  reply: FastifyReply,
  trouble: Trouble,
  status: number = statuses[trouble.code],
) => {
  const language = languageOf(request)
  return sendProblem(reply, language, { ...troubleProblem(language, trouble), status })
}
