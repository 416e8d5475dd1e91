import { plural } from '../plural.ts'
import type { ReasonWords } from './reason-words.ts'

export const reasonsPl: ReasonWords = {
  'first-round': () => 'Pierwsza runda, losowe parowanie',
  'same-points': ({ points }) =>
    plural('pl', points, {
      one: 'Po {{count}} punkcie turniejowym, losowo',
      few: 'Po {{count}} punkty turniejowe, losowo',
      many: 'Po {{count}} punktów turniejowych, losowo',
      other: 'Po {{count}} punktu turniejowego, losowo',
    }),
  'floats-down': ({ player, from, to }, names) =>
    `${names.player(player)}: para spoza grupy punktowej (z grupy ${from} do grupy ${to})`,
  'rematch-unavoidable': ({ metInRounds }) =>
    `Powtórna para, nie do uniknięcia (poprzednio: ${plural('pl', metInRounds.length, { one: 'runda', few: 'rundy', many: 'rundy', other: 'rundy' })} ${metInRounds.join(', ')})`,
  fold: () => 'Górna połowa z dolną',
  seeds: () => 'Według rozstawienia',
  bracket: ({ from: [one, two] }) =>
    one === two ? `Według drabinki, gra ${one}` : `Zwycięzcy gier nr ${one} i nr ${two}`,
  'final-match': () => 'Mecz finałowy najlepszej dwójki',
  'by-hand': () => 'Ręcznie',
}
