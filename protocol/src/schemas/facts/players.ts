import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { clubsSchema, wishesSchema } from '../commands/players.ts'
import { playerIdSchema } from '../ids.ts'
import { describing, factOf } from './fact-of.ts'
import { count, orNull, players, roundNumber, rounds, text } from './on-record.ts'

const player = playerIdSchema
const number = Type.Integer({ minimum: 1, maximum: 1_000_000 })

export const playersFacts = describing<Subjects['players']['fact']>()([
  factOf('player-registered', {
    player,
    number,
    earnedBye: Type.Boolean(),
    avoid: players,
    waiting: Type.Optional(Type.Literal(true)),
  }),
  factOf('capacity-set', { players: orNull(count) }),
  factOf('player-admitted', { player }),
  factOf('payment-marked', { players, paid: Type.Boolean() }),
  factOf('wishes-changed', { wishes: wishesSchema }),
  factOf('clubs-kept-apart', { clubs: clubsSchema }),
  factOf('player-checked-in', { player }),
  factOf('check-in-cancelled', { player }),
  factOf('player-entered-late', { player, number, missed: rounds }),
  factOf('player-dropped', { player, after: roundNumber }),
  factOf('player-readmitted', { player, missed: rounds }),
  factOf('player-disqualified', { player, after: roundNumber, reason: text }),
])
