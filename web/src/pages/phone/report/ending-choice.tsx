import type { Ending } from '@topcut/engine'
import type { Setting } from '../../../parts/result/draft.ts'
import { endingsIn } from '../../../parts/result/result-typed.ts'
import { Segments } from '../../../ui/choice.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'

/** What leaders rule or have to see is not a player's to report. */
const ruled: readonly Ending[] = [
  'no-show',
  'double-no-show',
  'match-loss',
  'withdrawal',
  'double-loss',
  'intentional-draw',
]

export const isByTime = (ending: Ending | ''): boolean => ending === 'time' || ending === 'timeout'

type Props = {
  readonly setting: Setting
  readonly ending: Ending
  /** Nobody can have been stopped by a clock that still runs. */
  readonly isTimeLeft: boolean
  readonly onChange: (ending: Ending) => void
}

export const EndingChoice = ({ setting, ending, isTimeLeft, onChange }: Props) => {
  const phone = useWords(phonePagesWords)
  const { label, language } = useWords(deskWords)
  const endings = endingsIn(setting).filter((one) => !ruled.includes(one))
  if (endings.length < 2) return null
  return (
    <Segments
      label={phone.howEnded}
      isLabelShown
      {...(isTimeLeft && endings.some(isByTime) ? { hint: phone.minutesLeft } : {})}
      value={ending}
      options={endings.map((one) => ({
        value: one,
        text: capital(language, label(`ending.${one}`)),
        testId: `ending-${one}`,
        isDisabled: isTimeLeft && isByTime(one) && one !== ending,
      }))}
      onChange={onChange}
    />
  )
}
