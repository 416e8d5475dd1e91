import type { Ending } from '@topcut/engine'
import type { Setting } from '../../../parts/result/draft.ts'
import { endingsIn } from '../../../parts/result/result-typed.ts'
import { Segments } from '../../../ui/choice.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhoneClock } from '../phone-clock.tsx'

/** What leaders rule or have to see is not a player's to report. */
const ruled: readonly Ending[] = [
  'no-show',
  'double-no-show',
  'match-loss',
  'withdrawal',
  'double-loss',
  'intentional-draw',
]

type Props = {
  readonly setting: Setting
  readonly ending: Ending
  readonly onChange: (ending: Ending) => void
}

export const EndingChoice = ({ setting, ending, onChange }: Props) => {
  const phone = useWords(phoneWords)
  const { label, language } = useWords(deskWords)
  const clock = usePhoneClock()
  // Nobody can have been stopped by a clock that still runs.
  const isTimeOpen = clock === null || !('text' in clock) || clock.kind === 'called'
  const endings = endingsIn(setting).filter((one) => !ruled.includes(one))
  if (endings.length < 2) return null
  return (
    <Segments
      label={phone.howEnded}
      isLabelShown
      value={ending}
      options={endings.map((one) => ({
        value: one,
        text: capital(language, label(`ending.${one}`)),
        testId: `ending-${one}`,
        isDisabled: (one === 'time' || one === 'timeout') && !isTimeOpen && one !== ending,
      }))}
      onChange={onChange}
    />
  )
}
