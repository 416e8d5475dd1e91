import type { Language } from '@topcut/protocol/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoreFault, StoreFaultCode, Wrong } from '../../store/faults.ts'
import { faultSentence, languageOf, type Problem, sendProblem } from './problem.ts'
import { problemWords, storeProblemWords } from './words/problem-words.ts'

/** 503 passes by itself; 507 needs somebody at the machine, and then the same is sent again. */
const statuses: { readonly [C in StoreFaultCode]: number } = {
  unavailable: 503,
  'disk-full': 507,
  'not-writable': 507,
  damaged: 500,
  'damaged-entry': 500,
  'later-version': 500,
  'unknown-fact': 500,
  'unreadable-event': 500,
  'no-copy': 500,
  'no-data': 500,
  'in-use': 409,
  'event-exists': 409,
  'not-an-export': 422,
  'damaged-file': 422,
  'bad-event': 422,
}

/** More would hide the sentence they stand in. */
const mostChoices = 12

/** Where an event is wrong, before what that means: the place, and the one thing there. */
const wrongSentence = (language: Language, { event, entry, fault }: Wrong): string => {
  const words = problemWords[language]
  const { inEntry, inEvent, impossible, incoherent } = words.wrong
  const place = entry === null ? inEvent(event) : inEntry(event, entry)
  if (fault === null) return `${place} ${entry === null ? incoherent : impossible}`
  const isLong = fault.fault === 'choice' && fault.choices.length > mostChoices
  const said = isLong ? { field: fault.field, fault: 'form' as const } : fault
  return `${place} ${faultSentence(words, said)}`
}

const detailOf = (language: Language, { storeFault: code, wrong }: StoreFault): string => {
  const { detail } = storeProblemWords[language][code]
  if (wrong === null) return detail
  return code === 'damaged-entry' && wrong.entry !== null
    ? problemWords[language].damagedEntry(wrong.entry)
    : `${wrongSentence(language, wrong)} ${detail}`
}

/** What stands between Topcut and its data, without the paths and facts that only a log may name. */
export const storeProblem = (language: Language, fault: StoreFault): Problem => {
  const { storeFault: code, wrong } = fault
  return {
    type: `urn:topcut:problem:${code}`,
    title: storeProblemWords[language][code].title,
    detail: detailOf(language, fault),
    ...(code === 'damaged-entry' && wrong?.entry != null ? { entry: wrong.entry } : {}),
    status: statuses[code],
    code,
  }
}

export const sendStoreProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  fault: StoreFault,
) => {
  const language = languageOf(request)
  return sendProblem(reply, language, storeProblem(language, fault))
}
