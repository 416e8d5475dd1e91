import { catalogueOf } from '@topcut/cards'
import { type Actor, awaiting, type Day, type Instant, regulationOf } from '@topcut/engine'
import {
  claimText,
  Refused,
  reportWords,
  type TakenIn,
  takeIn,
  takeOver,
  toolNames,
  type WayIn,
} from '@topcut/exchange'
import type { Person } from '@topcut/protocol'
import type { Language } from '@topcut/protocol/words'
import { digestOfEvent } from '../../store/backup/export-file.ts'
import { proveEvent } from '../../store/backup/prove-event.ts'
import { isStoreFault } from '../../store/faults.ts'
import { storeProblem } from '../problems/store-problems.ts'
import type { FileAnswer, FileJob } from './file-job.ts'
import { sentenceOf } from './file-sentence.ts'

/** Reads a file of any tool; looks at it, or makes an event of it. Nothing is stored here. */
export const doJob = (job: FileJob): FileAnswer => {
  try {
    const taken = takeIn(job.bytes, job.file, job.regulation)
    return job.kind === 'look' ? lookAt(taken, job.language) : take(taken, job)
  } catch (fault) {
    if (fault instanceof Refused) {
      const detail = sentenceOf(job.language, fault.refusal, (player) => player)
      return { kind: 'refused', code: fault.refusal.code, detail }
    }
    if (!isStoreFault(fault) || fault.storeFault !== 'bad-event') throw fault
    return { kind: 'refused', ...storeProblem(job.language, fault) }
  }
}

const cards = (regulation: string) => {
  const id = regulationOf(regulation)?.cards
  return id == null ? null : catalogueOf(id)
}

const take = (taken: TakenIn, job: Extract<FileJob, { kind: 'take' }>): FileAnswer => {
  const { way, name, date, plan, digest, luck, by, at, event, language } = job
  const over = takeOver(taken, {
    ...{ way, name, date, digest, luck, cards, teller: { by, at } },
    ...(plan === null ? {} : { plan }),
  })
  if ('refusal' in over) {
    const { refusal, nameOf } = over
    return { kind: 'refused', code: refusal.code, detail: sentenceOf(language, refusal, nameOf) }
  }
  const people: readonly Person[] = over.people
  const exported = { event, entries: over.event.log, people }
  // Whatever a file holds: nothing is kept that could not be read or shown again.
  return {
    kind: 'whole',
    whole: proveEvent({ ...exported, digest: digestOfEvent(exported) }),
  }
}

/** Tried both ways with nobody's luck: what would stand against it is told before. */
const tried = (taken: TakenIn, way: WayIn) => {
  const { scenario, name } = taken
  const by: Actor = { role: 'organizer' }
  return takeOver(taken, {
    ...{ way, name: name?.trim() || '–', digest: '0'.repeat(64), luck: '', cards },
    date: (scenario.date ?? regulationOf(scenario.regulation)?.defaultDate ?? '') as Day,
    teller: { by, at: 0 as Instant },
  })
}

const lookAt = (taken: TakenIn, language: Language): FileAnswer => {
  const { format, name, why, scenario, discrepancies } = taken
  const words = reportWords(language)
  const ways = { finished: tried(taken, 'finished'), 'going-on': tried(taken, 'going-on') }
  const against = (way: WayIn): string | null => {
    const over = ways[way]
    return 'refusal' in over ? sentenceOf(language, over.refusal, over.nameOf) : null
  }
  const over = ways['going-on']
  const lost = 'refusal' in over ? taken.lost : over.lost
  const matches = scenario.rounds.map((round) => round.matches.filter((one) => 'players' in one))
  return {
    kind: 'look',
    look: {
      tool: toolNames[format],
      name,
      regulation: scenario.regulation,
      why: words.why(why),
      date: scenario.date,
      players: scenario.players.length,
      rounds: scenario.rounds.length,
      matches: matches.flat().length,
      isOpenEnded: scenario.structure.kind === 'open',
      open: matches.at(-1)?.filter(({ result }) => result === null).length ?? 0,
      next: nextOf(over),
      discrepancies: discrepancies.map((one) => ({
        ...one,
        ...claimText(language, one),
        likely: one.likely === null ? null : words.causes[one.likely],
      })),
      lost: lost.map(({ kind, of, where }) => ({ what: words.lost[kind](of), where })),
      against: { finished: against('finished'), 'going-on': against('going-on') },
    },
  }
}

const nextOf = (over: ReturnType<typeof takeOver>) =>
  'refusal' in over || over.event.state === null ? null : awaiting(over.event.state).step
