import type {
  EventState,
  Infraction,
  Match,
  MatchId,
  PenaltyKind,
  PlayerId,
  Ruling,
} from '@topcut/engine'

/** A ruling as it is being written; an empty text where nothing is chosen. */
type RulingDraft = {
  readonly about: Ruling['about']
  readonly players: readonly PlayerId[]
  readonly table: string
  readonly text: string
  readonly infraction: Infraction | ''
  readonly penalty: PenaltyKind | ''
  readonly match: MatchId | ''
  readonly game: string
  readonly overrules: NonNullable<Ruling['overrules']> | ''
  readonly withoutReplacement: boolean
}

export const emptyRuling: RulingDraft = {
  about: 'dispute',
  players: [],
  table: '',
  text: '',
  infraction: '',
  penalty: '',
  match: '',
  game: '1',
  overrules: '',
  withoutReplacement: false,
}

/**
 * A ruling as it begins with somebody, at a table, or in answer to a call; null where nothing is
 * given. Whom of two at a table it is about, nobody knows yet: with both, a penalty would land on
 * both, and who called is mostly not whom it is about.
 */
export const begunRuling = (
  player: PlayerId | undefined,
  isAsked: boolean,
  table?: number,
  penalty?: PenaltyKind,
): RulingDraft | null => {
  if (player === undefined && !isAsked && table === undefined) return null
  const players = player === undefined ? [] : [player]
  const begun = { ...emptyRuling, players, table: `${table ?? ''}` }
  return penalty === undefined ? begun : { ...begun, about: 'conduct', penalty }
}

/** Penalties that cost a match or a game have to say which. */
export const costsMatch = (penalty: PenaltyKind | ''): boolean =>
  penalty === 'match-loss' || penalty === 'double-loss' || penalty === 'game-loss'

/** The matches somebody could lose by ruling, the latest first; unpublished ones are nobody's. */
export const matchesToLose = (
  state: EventState,
  players: readonly PlayerId[],
): readonly Match[] => {
  const shown = state.rounds.filter(({ status }) => status !== 'paired')
  return shown
    .toReversed()
    .flatMap(({ matches }) => matches.flatMap((id) => state.matches.get(id) ?? []))
    .filter((match) => players.some((player) => match.players.includes(player)))
}

/** Null: a penalty that costs a match, and none is chosen. */
export const penaltyOf = ({
  penalty,
  match,
  game,
}: Pick<RulingDraft, 'penalty' | 'match' | 'game'>): Ruling['penalty'] | null => {
  switch (penalty) {
    case '':
      return undefined
    case 'warning':
    case 'reported-to-publisher':
      return { kind: penalty }
    case 'match-loss':
    case 'double-loss':
      return match === '' ? null : { kind: penalty, match }
    case 'game-loss':
      return match === '' ? null : { kind: penalty, match, game: Number(game) }
  }
}

export const rulingFrom = (draft: RulingDraft, call?: number): Ruling | null => {
  const { about, players, table, text, infraction, overrules } = draft
  const penalty = penaltyOf(draft)
  if (penalty === null) return null
  return {
    about,
    players,
    text: text.trim(),
    ...(table === '' ? {} : { table: Number(table) }),
    ...(infraction === '' ? {} : { infraction }),
    ...(penalty === undefined ? {} : { penalty }),
    ...(overrules === '' ? {} : { overrules }),
    ...(call === undefined ? {} : { call }),
    ...(about === 'component' && draft.withoutReplacement ? { withoutReplacement: true } : {}),
  }
}
