import { type EventState, isBracket, type RoundName, rulesOf, type StageKind } from '@topcut/engine'

const isFinal = (name: RoundName): boolean =>
  name.kind === 'left' ? name.left === 1 : name.kind === 'grand-final' || name.kind === 'reset'

/** How long a round lasts before a clock says it; null without a limit. A final has its own length. */
export const roundMinutes = (
  { created }: EventState,
  stage: StageKind,
  name: RoundName | null,
): number | null => {
  const { roundLength } = rulesOf(created).regulation
  if (name !== null && isBracket(stage) && isFinal(name)) return roundLength.final.value.minutes
  const kind = isBracket(stage) ? 'elimination' : 'swiss'
  return created.roundMinutes?.[kind] ?? roundLength[kind].value.minutes
}
