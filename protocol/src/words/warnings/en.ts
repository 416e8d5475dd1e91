import { thing } from '../labels/label.ts'
import { playerList } from '../names.ts'
import type { WarningWords } from './warning-words.ts'

const top = (size: number) => (size === 0 ? 'no cut' : `Top ${size}`)

export const warningsEn: WarningWords = {
  rematch: ({ players }, names) =>
    `${playerList(players, names)}: a rematch. The pairing receipt shows whether it could be avoided.`,
  'repeated-bye': ({ player }, names) =>
    `${names.player(player)} has had a bye before and has one again. Pairing by hand can give it to somebody else.`,
  'structure-differs': ({ what, suggested, planned }) =>
    what === 'rounds'
      ? `Planned rounds: ${planned}. The tournament rules suggest ${suggested}. The plan stands.`
      : `Planned cut: ${top(planned)}. The tournament rules suggest ${top(suggested)}. The plan stands.`,
  'cut-reading-differs': (warning, names) =>
    `The rule for the cut can be read in two ways. With the other reading, in: ${playerList(warning.in, names)}; out: ${playerList(warning.out, names)}. The cut stands as it is.`,
  'should-be-dropped': ({ player }, names) =>
    `${names.player(player)}: no-show. The tournament rules take such a player out of the tournament; this is still to be done.`,
  'tell-players': ({ what }) =>
    `The players should hear about this before the start: ${thing('en', what)}.`,
  'pairing-discarded': ({ round }) =>
    `The pairings of round ${round} no longer fit and were discarded. Pair the round again.`,
  'next-round-already-paired': ({ round }) =>
    `Round ${round} is already paired and stays as it is. For new pairings, discard these first.`,
}
