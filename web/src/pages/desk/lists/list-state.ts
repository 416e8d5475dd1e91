import type { ListView } from '@topcut/engine'
import type { SignName } from '../../../ui/sign.tsx'

/** Where the list of a player stands; what needs somebody comes first. */
const listStates = [
  'investigate',
  'unchecked',
  'findings',
  'corrected',
  'handed-in',
  'missing',
  'none',
] as const
type ListState = (typeof listStates)[number]

export const listStateOf = ({
  status,
  findings,
  corrections,
  investigate,
  isUnchecked,
}: ListView): ListState => {
  if (status === 'missing') return 'missing'
  if (status !== 'shown') return 'none'
  if (investigate) return 'investigate'
  if (isUnchecked === true) return 'unchecked'
  if (findings.length > 0) return 'findings'
  return corrections.length > 0 ? 'corrected' : 'handed-in'
}

/** Sign and tone of each: no state speaks by colour alone. */
export const listSigns: {
  readonly [S in ListState]: { readonly sign: SignName; readonly tone: string }
} = {
  investigate: { sign: 'warn', tone: 'wrong' },
  unchecked: { sign: 'warn', tone: 'warn' },
  findings: { sign: 'warn', tone: 'warn' },
  corrected: { sign: 'pen', tone: 'muted' },
  'handed-in': { sign: 'check', tone: 'good' },
  missing: { sign: 'idle', tone: 'warn' },
  none: { sign: 'idle', tone: 'faint' },
}

export type ListFilter = ListState | 'all'

/** How many there are of each state, in the order of what needs somebody. */
export const listCounts = (
  views: readonly ListView[],
): readonly (readonly [state: ListState, count: number])[] => {
  const states = views.map(listStateOf)
  return listStates
    .map((state) => [state, states.filter((one) => one === state).length] as const)
    .filter(([, count]) => count > 0)
}

/** Whose list is entered next: the first after this one that has none, round again. */
export const nextWithout = (views: readonly ListView[], player: ListView['player']) => {
  const from = views.findIndex((view) => view.player === player)
  const others = [...views.slice(from + 1), ...views.slice(0, Math.max(from, 0))]
  return others.find((view) => view.list === null)?.player ?? null
}
