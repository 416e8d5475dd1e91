import { chanceFrom } from '../../chance/chance.ts'
import { draw } from '../../chance/shuffle.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

/** A coin, a lot: one of several, by chance and on record. */
export type DrawLot = {
  readonly kind: 'draw-lot'
  readonly about: string
  readonly among: readonly string[]
}

/** A coin or a lot: which side, who chooses, who begins. Anybody can draw it again from the log. */
export const drawLot: CommandRecord<DrawLot> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (_, { about, among }, { entropy }) => {
    const isListed = among.length >= 2 && new Set(among).size === among.length
    const drawn = draw(among, chanceFrom(`${entropy}/lot`))
    if (!isListed || drawn === undefined) {
      return refuse({ code: 'bad-value', field: 'among', expected: 'at least two different ones' })
    }
    return grant([{ kind: 'lot-drawn', about, among, drawn, entropy }])
  },
}
