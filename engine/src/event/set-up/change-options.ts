import { type Options, optionNames } from '../../vocabulary/option.ts'
import type { RoundMinutes } from '../../vocabulary/stage.ts'
import { rulesOf } from '../reading/rules.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { lengthRefusal, optionRefusal } from './options-refusal.ts'

/** Takes the place of what was chosen at creation; what is absent is as the document has it. */
export type ChangeOptions = {
  readonly kind: 'change-options'
  readonly options: Options
  readonly roundMinutes?: RoundMinutes
}

/** They decide places and times: what has been played by them stays as it was played. */
export const changeOptions: CommandRecord<ChangeOptions> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: ({ created, stages }, { options, roundMinutes }) => {
    const { regulation } = rulesOf(created)
    const refusal =
      optionRefusal(options, regulation) ?? lengthRefusal(roundMinutes ?? {}, regulation)
    if (refusal !== null) return refuse(refusal)
    if (stages.length > 0) {
      const isSame = optionNames.every((name) => options[name] === created.options[name])
      const { standings, roundLength } = regulation
      const code = 'locked-since-begun'
      return refuse(
        isSame
          ? { code, what: 'round-minutes', rule: roundLength.swiss.rule }
          : { code, what: 'options', rule: standings.tieBreakers.rule },
      )
    }
    const lengths = roundMinutes === undefined ? {} : { roundMinutes }
    return grant([{ kind: 'options-changed', options, ...lengths }])
  },
}
