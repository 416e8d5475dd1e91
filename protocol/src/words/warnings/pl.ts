import { thing } from '../labels/label.ts'
import { playerList } from '../names.ts'
import type { WarningWords } from './warning-words.ts'

const top = (size: number) => (size === 0 ? 'bez rund finałowych' : `Top ${size}`)

export const warningsPl: WarningWords = {
  rematch: ({ players }, names) =>
    `${playerList(players, names)}: powtórna para. Raport z parowania pokazuje, czy można jej uniknąć.`,
  'repeated-bye': ({ player }, names) =>
    `${names.player(player)}: kolejny wolny los. Przy ręcznym parowaniu może go otrzymać inna osoba.`,
  'structure-differs': ({ what, suggested, planned }) =>
    what === 'rounds'
      ? `Zaplanowane rundy: ${planned}. Zasady turniejowe proponują: ${suggested}. Plan pozostaje bez zmian.`
      : `Zaplanowane odcięcie: ${top(planned)}. Zasady turniejowe proponują: ${top(suggested)}. Plan pozostaje bez zmian.`,
  'cut-reading-differs': (warning, names) =>
    `Zasadę odcięcia można rozumieć na dwa sposoby. Przy drugim z nich awans: ${playerList(warning.in, names)}; bez awansu: ${playerList(warning.out, names)}. Odcięcie pozostaje bez zmian.`,
  'should-be-dropped': ({ player }, names) =>
    `${names.player(player)}: niestawienie się. Zgodnie z zasadami turniejowymi taką osobę należy wycofać z turnieju; jeszcze tego nie zrobiono.`,
  'tell-players': ({ what }) =>
    `Przed rozpoczęciem należy przekazać graczom tę informację: ${thing('pl', what)}.`,
  'pairing-discarded': ({ round }) =>
    `Pary rundy ${round} są nieaktualne i zostały usunięte. Rundę należy sparować ponownie.`,
  'next-round-already-paired': ({ round }) =>
    `Runda ${round} jest już sparowana i pozostaje bez zmian. Aby utworzyć nowe pary, trzeba najpierw usunąć obecne.`,
}
