import { currentStage, isBracket, rulesOf } from '@topcut/engine'
import { useLeading } from '../../../../leader/leading.ts'
import type { Setting } from '../../../../parts/result/draft.ts'
import { wayOn } from '../../../../parts/result/ways/ways.ts'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import { endingLetters } from './letters.ts'

/** How the current stage is scored, before any table of it is looked at. */
const stageSetting = (state: ReturnType<typeof useLeading>['state']): Setting => {
  const { scoring } = rulesOf(state.created).regulation
  const stage = currentStage(state)?.plan.kind ?? 'swiss'
  const own = isBracket(stage) ? scoring.elimination : scoring.swiss
  return { scoring: own, stage, game: null, light: null }
}

/** What only some ways of scoring have a use for. */
const isOfUse: { readonly [keys: string]: (way: ReturnType<typeof wayOn>) => boolean } = {
  '=': ({ counted }) => counted !== null,
  '5/4': ({ slip }) => slip.boxes.includes('salvo'),
}

/** The grammar of the fast lane for the way this stage is scored. */
export const LaneHelp = () => {
  const { state } = useLeading()
  const { page, label } = useWords(deskWords)
  const { lane } = page.rounds
  const setting = stageSetting(state)
  const way = wayOn(setting)
  const lines = [
    ...(way.lane.hasGames ? lane.games : []),
    ...endingLetters(setting).map(([letter, ending]) => [letter, label(`ending.${ending}`)]),
    ...lane.keys.filter(([keys]) => isOfUse[keys]?.(way) ?? true),
  ]
  return (
    <>
      <h3>
        {lane.name}: {lane.grammar[setting.scoring.method]}
      </h3>
      <p className="muted">{lane.help}</p>
      <dl data-testid="lane-help">
        {lines.map(([keys = '', does]) => (
          <div key={`${keys} ${does}`}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
