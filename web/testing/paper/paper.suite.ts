import {
  awaiting,
  type Command,
  currentRound,
  type EventState,
  eventId,
  openMatches,
  type Regulation,
  type Round,
  roundNameOf,
  type StagePlan,
  teamSize,
} from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import type { Page } from 'playwright-core'
import { listFor } from '../../../golden/lists.ts'
import { resultFor } from '../../../golden/result.ts'
import type { Sheet } from '../../src/leader/print/sheets.ts'
import { wholeFileText } from '../../src/pages/desk/finish/whole-file.ts'
import { smallestScale } from '../../src/pages/print/leaf/split-leaves.ts'
import { player, sampleEvent } from '../sample-event.suite.ts'

const given = ['Zażółć', 'Łucja', 'Świętosława', 'Jürgen', 'Björn', 'Ägidius', 'Żaneta', 'Öde']
const family = ['Gęśla', 'Jaźń', 'Größe', 'Müßig', 'Ćwikła', 'Wiśniewska-Dębska', 'Łoś', 'Öztürk']

/** Sixty-four names with every letter that a printer may not have. */
export const paperNames: readonly string[] = given.flatMap((first) =>
  family.map((last) => `${first} ${last}`),
)

const stagesFor = ({ structure }: Regulation, cut: number): readonly StagePlan[] => {
  const swiss: StagePlan = { kind: 'swiss', rounds: 4, cut: null }
  if (structure.finals === 'final-match') return [swiss]
  return [swiss, { kind: structure.finals, rounds: null, cut }]
}

/** How far a day has come: before its first round, in the middle of the third, and so on. */
export const paperDays = [
  'begun',
  'paired',
  'playing',
  'last-round',
  'cut',
  'bracket',
  'final',
  'finished',
] as const
export type PaperDay = (typeof paperDays)[number]

const isHalfPlayed = (state: EventState, number: number): boolean => {
  const round = currentRound(state)
  if (round?.number !== number || round.status !== 'published') return false
  return openMatches(state, round).length <= round.matches.length / 2
}

const isReached = (state: EventState, day: PaperDay): boolean => {
  const round = currentRound(state)
  const isOver = state.finished !== null || awaiting(state).step === 'finish-event'
  switch (day) {
    case 'begun':
      return state.stages.length === 1
    case 'paired':
      return round?.number === 2 && round.status === 'paired'
    case 'playing':
      return isHalfPlayed(state, 3)
    case 'last-round':
      return isHalfPlayed(state, 4)
    case 'cut':
      // A document without a bracket ends here.
      return state.cut !== null || isOver
    case 'bracket':
      return isHalfPlayed(state, 5) || isOver
    case 'final':
      return isOver || (state.stages.length > 1 && round !== null && isLast(state, round))
    case 'finished':
      return state.finished !== null
  }
}

/** The final is being played, in whatever kind of bracket. */
const isLast = (state: EventState, round: Round): boolean => {
  const roundName = roundNameOf(state, round.number)
  if (round.status !== 'published') return false
  return roundName.kind === 'left'
    ? roundName.left === 1
    : roundName.kind === 'grand-final' || roundName.kind === 'reset'
}

/** A whole event in a file to be taken in: sixty-four players, lists, results. */
export const paperEvent = (
  regulation: Regulation,
  day: PaperDay,
  cut = 8,
): { readonly id: string; readonly text: string } => {
  const id = `${regulation.id.replaceAll(/[^a-z0-9]+/g, '-')}-${day}-${cut}`
  const sample = sampleEvent({
    name: 'Große Łódź-Meisterschaft',
    regulation: regulation.id,
    tier: 'casual',
    date: regulation.defaultDate,
    structure: { kind: 'custom', stages: stagesFor(regulation, cut) },
    ...(regulation.missions === null ? {} : { missions: ['Königsweg', 'Źródło'] }),
  })
  const { give, state } = sample
  paperNames.forEach((_, index) => {
    const one = player(index + 1)
    give({ kind: 'register-player', player: one })
    give({ kind: 'check-in-player', player: one })
    give({ kind: 'submit-list', player: one, list: listFor(regulation.lists.kind, one, 'legal') })
  })
  while (!isReached(state(), day)) {
    const { step } = awaiting(state())
    const round = currentRound(state())
    const [open] = round === null ? [] : openMatches(state(), round)
    if (step === 'enter-results' && open !== undefined) {
      const result = resultFor(regulation, state(), open, open.table % 9 === 0)
      give({ kind: 'enter-result', match: open.match, result })
    } else
      give({ kind: step } as Command, step === 'start-stage' ? 'the lists are there' : undefined)
  }
  const isTeam = teamSize(state().created) !== null
  const people = paperNames.map((name, index): Person => {
    const members = isTeam ? { members: [`${name} I`, `${name} II`] } : {}
    return { player: player(index + 1), name, shown: 'full', ...members }
  })
  const entries = sample.event().log
  return { id, text: wholeFileText({ event: eventId(id), entries, people }) }
}

/** The sheets on which everybody stands, on those days that have them. */
export const everybodyOn: { readonly [D in PaperDay]?: readonly Sheet[] } = {
  playing: ['by-name', 'by-table', 'slips', 'scores', 'standings', 'kit'],
  finished: ['places', 'standings'],
}

type Printed = {
  readonly leaves: number
  /** Whatever stands over the edge of its leaf, or is cut off inside of it. */
  readonly lost: readonly string[]
  readonly isTooWide: boolean
  /** Leaves with nothing on them but their head, or with a single row after full ones. */
  readonly nearlyEmpty: readonly string[]
  /** What would go on a leaf less, were its letters as small as they may be. */
  readonly tooMany: readonly string[]
  readonly text: string
}

/** What is on the leaves as a printer gets them. */
export const printed = async (page: Page): Promise<Printed> => {
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate((smallest) => {
    const leaves = [...document.querySelectorAll('.print-leaves > .leaf:not(.nothing-yet)')]
    const lost = leaves.flatMap((leaf, number) => {
      const paper = leaf.getBoundingClientRect()
      return [...leaf.querySelectorAll<HTMLElement>('*:not(.vh)')].flatMap((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        if (left === right) return []
        const isOver =
          left < paper.left - 1 ||
          right > paper.right + 1 ||
          top < paper.top - 1 ||
          bottom > paper.bottom + 1
        // Not hidden there, but written over what stands beside or below.
        const isFixed = element.matches('.leaf-body, .box, .draw-slot, td, th, dd')
        const isCut =
          (isFixed || getComputedStyle(element).overflowY === 'hidden') &&
          (element.scrollHeight > element.clientHeight + 2 ||
            element.scrollWidth > element.clientWidth + 2)
        const game = element.matches('.draw-round li') ? element.firstElementChild : null
        const isTooHigh = (game?.clientHeight ?? 0) > element.clientHeight + 1
        const what = `${number} ${element.className} ${element.textContent?.slice(0, 40)}`
        return isOver || isCut || isTooHigh ? [what] : []
      })
    })
    // What goes over several leaves is measured once, on a leaf that nobody sees, before them.
    const groups: Element[][] = []
    for (const one of document.querySelectorAll('.print-leaves > *')) {
      if (one.matches('.leaf-ruler')) groups.push([])
      else if (one.querySelector('[data-block]') !== null) groups.at(-1)?.push(one)
    }
    const rowsOn = (leaf: Element) => [...leaf.querySelectorAll('[data-block]')]
    const nearlyEmpty = leaves.flatMap((leaf) => {
      const body = leaf.querySelector('.leaf-body') ?? leaf
      const title = leaf.querySelector('.leaf-head h2')?.textContent ?? leaf.className
      const others = groups.find((own) => own.includes(leaf)) ?? []
      const rows = rowsOn(leaf).length
      const isAlone = others.length > 1 && rows === 1 && leaf.querySelector('svg') === null
      return body.textContent?.trim() === '' || isAlone ? [`${title}: ${rows}`] : []
    })
    const tooMany = groups.flatMap((own) => {
      const [first] = own
      const title = first?.querySelector('.leaf-head h2')?.textContent
      const body = first?.querySelector('.leaf-body')?.getBoundingClientRect()
      const fit = first?.querySelector('.leaf-fit')
      const top = first === undefined ? undefined : rowsOn(first)[0]?.getBoundingClientRect().top
      if (own.length < 2 || body === undefined || fit == null || top === undefined) return []
      const shrink = smallest / Number(getComputedStyle(fit).getPropertyValue('zoom'))
      const heights = own.flatMap((leaf) =>
        rowsOn(leaf).map((row) => row.getBoundingClientRect().height * shrink),
      )
      const room = body.height - (top - body.top) * shrink
      const total = heights.reduce((sum, height) => sum + height, 0)
      // The last row of a leaf may leave nearly its own height free.
      const free = Math.max(...heights) * own.length
      return total + free < room * (own.length - 1) ? [`${title}: ${own.length}`] : []
    })
    return {
      leaves: leaves.length,
      lost,
      nearlyEmpty,
      tooMany,
      isTooWide: leaves.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
      text: leaves.map(({ textContent }) => textContent).join('\n'),
    }
  }, smallestScale)
  return found
}

/** How many pages a PDF has, by the objects it is made of. */
export const pagesIn = (pdf: Uint8Array): number =>
  new TextDecoder('latin1').decode(pdf).match(/\/Type\s*\/Page[^s]/g)?.length ?? 0
