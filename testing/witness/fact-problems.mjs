import { singleFaults } from './bracket.mjs'
import { cutFault, declinedFault } from './cut.mjs'
import { documentOf } from './documents.mjs'
import { doubleFaults } from './double-bracket.mjs'
import { take } from './facts.mjs'
import { finalPlaces } from './final-places.mjs'
import { liveEntries } from './live.mjs'
import { followLots } from './luck.mjs'
import { emptyModel, kindOf, matchesOf } from './model.mjs'
import { publishedProblems } from './published.mjs'
import { repairFaults, swissFaults } from './swiss-round.mjs'
import { isItsTurn } from './turn.mjs'

/**
 * Takes in one fact after the other, and holds what each says came out against how things stood at
 * that moment: what was taken back later still counted then.
 */
export function factProblems(record) {
  const { entries } = record
  const lots = followLots(entries[0].fact)
  const problems = []
  let model = emptyModel(entries[0].fact)
  for (const [index, { n, fact }] of entries.entries()) {
    if (index === 0) continue
    // What somebody made up may break anything: that it cannot be so is the answer then.
    try {
      if (fact.kind === 'undone') {
        // What one press did is taken back entry by entry; in between it need not make sense.
        const isLast = entries[index + 1]?.fact.kind !== 'undone'
        if (isLast) model = replayed(entries.slice(0, index + 1))
      } else {
        problems.push(...faultsOf(model, fact, lots).map((fault) => ({ ...fault, entry: n })))
        const isTurn = isItsTurn(model, fact)
        if (!take(model, fact) || !isTurn) problems.push(impossible(n, fact))
      }
    } catch {
      problems.push(impossible(n, fact))
    }
  }
  try {
    return [...problems, ...publishedProblems(record, model)]
  } catch {
    return [...problems, { code: 'standings-differ', how: 'standings', entry: null }]
  }
}

/** An event without what was taken back of it; the rest must still be able to have happened. */
function replayed(entries) {
  const [first, ...later] = liveEntries(entries)
  const model = emptyModel(first.fact)
  for (const { fact } of later) if (!take(model, fact)) throw new Error(fact.kind)
  return model
}

const impossible = (entry, { kind }) => ({ code: 'impossible-fact', entry, kind })

function faultsOf(model, fact, lots) {
  const document = documentOf(model.created)
  const differs = (fault) => ({ code: 'round-differs', round: fact.round ?? null, ...fault })
  switch (fact.kind) {
    case 'round-paired': {
      const fault = lots.round(model, fact)
      const faults = fault === null ? [] : [{ how: fault }]
      return [...faults, ...pairingFaults(model, document, fact)].map(differs)
    }
    case 'round-repaired': {
      const round = model.rounds[fact.round - 1]
      const kept = matchesOf(model, round).filter(({ match }) => !fact.removed.includes(match))
      return repairFaults(model, fact, kept).map(differs)
    }
    case 'stage-started': {
      const fault = lots.places(model, fact)
      return fault === null ? [] : [differs({ how: fault, round: model.rounds.length + 1 })]
    }
    case 'cut-made':
      return cutFault(model, document, fact)
    case 'place-declined':
      return declinedFault(model, document, fact)
    case 'event-finished':
      return placesFault(model, document, fact)
    default:
      return []
  }
}

function pairingFaults(model, document, fact) {
  const kind = kindOf(model, { stage: fact.stage })
  if (kind === 'swiss') return swissFaults(model, document, fact)
  const isDouble = kind === 'double-elimination'
  return (isDouble ? doubleFaults : singleFaults)(model, document, fact)
}

function placesFault(model, document, { places, champion }) {
  const again = finalPlaces(model, document)
  const textOf = ({ place, player }) => (again.open.includes(player) ? '?' : `${place} ${player}`)
  const isSame =
    new Set(places.map(({ player }) => player)).size === again.places.length &&
    places.map(textOf).join() === again.places.map(textOf).join()
  const first = places.find(({ place }) => place !== null)?.player
  return isSame && champion === first ? [] : [{ code: 'standings-differ', how: 'places' }]
}
