import { thing } from '../labels/label.ts'
import { playerList } from '../names.ts'
import type { WarningWords } from './warning-words.ts'

const top = (size: number) => (size === 0 ? 'kein Schnitt' : `Top-${size}`)

export const warningsDe: WarningWords = {
  rematch: ({ players }, names) =>
    `${playerList(players, names)}: eine erneute Paarung. Ob sie zu vermeiden ist, zeigt der Paarungsnachweis.`,
  'repeated-bye': ({ player }, names) =>
    `${names.player(player)} hatte bereits ein Freilos und erhält wieder eines. Von Hand gepaart, kann es jemand anderes erhalten.`,
  'structure-differs': ({ what, suggested, planned }) =>
    what === 'rounds'
      ? `Geplante Runden: ${planned}. Die Turnierregeln schlagen ${suggested} vor. Der Plan bleibt bestehen.`
      : `Geplanter Schnitt: ${top(planned)}. Vorschlag der Turnierregeln: ${top(suggested)}. Der Plan bleibt bestehen.`,
  'cut-reading-differs': (warning, names) =>
    `Die Regel zum Schnitt lässt zwei Lesarten zu. Nach der anderen wären dabei: ${playerList(warning.in, names)}; nicht dabei: ${playerList(warning.out, names)}. Der Schnitt bleibt, wie er ist.`,
  'should-be-dropped': ({ player }, names) =>
    `${names.player(player)}: nicht angetreten. Nach den Turnierregeln wird aus dem Turnier genommen, wer nicht antritt; das steht noch aus.`,
  'tell-players': ({ what }) =>
    `Das sollten die Spieler vor dem Beginn erfahren: ${thing('de', what)}.`,
  'pairing-discarded': ({ round }) =>
    `Die Paarungen der Runde ${round} passen nicht mehr und sind verworfen. Die Runde ist neu zu paaren.`,
  'next-round-already-paired': ({ round }) =>
    `Runde ${round} ist bereits gepaart und bleibt, wie sie ist. Für neue Paarungen sind erst diese zu verwerfen.`,
}
