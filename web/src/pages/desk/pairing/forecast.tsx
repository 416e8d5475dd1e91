import {
  type EventState,
  type Forecast as Foreseen,
  forecastView,
  type Structure,
} from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import { useMemo } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import type { StartWords } from '../../../words/start.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'

const forecastText = (
  words: StartWords['forecast'],
  number: (value: number) => string,
  foreseen: Foreseen,
): string => {
  if (foreseen.certain) return words.certain
  const { risk, simulated } = foreseen
  if (simulated === 0) return words.unavoidable
  if (risk === 0) return words.never(number(simulated))
  return words.risk(`${number(Math.max(1, Math.round(100 * risk)))} %`, number(simulated))
}

/** With a plan that is only being thought about. */
const planned = (state: EventState, structure: Structure | undefined): EventState =>
  structure === undefined ? state : { ...state, created: { ...state.created, structure } }

/** Whether the rounds to come can do without a rematch; after every drop it is looked at anew. */
export const Forecast = ({ structure }: { readonly structure?: Structure }) => {
  const { state } = useLeading()
  const { language } = useWords(deskWords)
  const { forecast } = useWords(startWords)
  const foreseen = useMemo(() => forecastView(planned(state, structure)), [state, structure])
  const isEmpty = state.players.size < 2
  if (foreseen === null || isEmpty) return null
  const isFine = foreseen.certain || foreseen.risk === 0
  return (
    <p className={isFine ? 'forecast' : 'forecast warn'} data-testid="forecast">
      <Sign name={isFine ? 'check' : 'warn'} /> <b>{forecast.heading}:</b>{' '}
      {forecastText(forecast, (value) => numberText(language, value), foreseen)}
    </p>
  )
}
