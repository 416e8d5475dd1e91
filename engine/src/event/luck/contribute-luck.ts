import type { Ask } from '../spine/ask.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { isCommitted, roundToDraw } from './draw-luck.ts'
import { isDrawKnown } from './known-draw.ts'

/** What the hall adds to the lot of the next round, so that nobody at all could know it. */
export type ContributeLuck = { readonly kind: 'contribute-luck'; readonly text: string }

/** The longest word anybody calls out. */
const longestLuck = 60

export const contributeLuck: CommandRecord<ContributeLuck> = {
  may: [...anyLeader, 'player'],
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask, log) => {
    if (!isCommitted(state)) return refuse({ code: 'luck-not-committed' })
    const text = command.text.trim().normalize('NFC')
    if (text === '' || text.length > longestLuck) {
      return refuse({ code: 'bad-value', field: 'text', expected: 'a word' })
    }
    const round = roundToDraw(state)
    if (isDrawKnown(log, round)) return refuse({ code: 'luck-closed', round })
    return grant([{ kind: 'luck-contributed', text, ...contributor(ask) }])
  },
}

const contributor = ({ by }: Ask) => (by.player === undefined ? {} : { player: by.player })
