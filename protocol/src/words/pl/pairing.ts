import type { Source } from '@topcut/engine'
import { plural } from '../plural.ts'
import type { ReasonWords } from '../reasons/reason-words.ts'

export const reasonsPl: ReasonWords = {
  'first-round': () => 'Pierwsza runda, losowe parowanie',
  'same-points': ({ points }) =>
    plural('pl', points, {
      one: 'Po {{count}} punkcie turniejowym, losowo',
      few: 'Po {{count}} punkty turniejowe, losowo',
      many: 'Po {{count}} punktów turniejowych, losowo',
      other: 'Po {{count}} punktu turniejowego, losowo',
    }),
  'floats-down': ({ player, from, to, why, metInRounds = [] }, names) => {
    const groups = `z grupy ${from} do grupy ${to}`
    const floats = `${names.player(player)}: para spoza grupy punktowej`
    const rounds = plural('pl', metInRounds.length, {
      one: 'runda',
      few: 'rundy',
      many: 'rundy',
      other: 'rundy',
    })
    if (why === 'odd-group') return `${floats} (${groups}; nieparzysta grupa, losowo)`
    if (why === 'best-round') return `${floats} (${groups}; tak runda wypada najlepiej)`
    return why === undefined
      ? `${floats} (${groups})`
      : `${floats} (${groups}; pary z pozostałymi już były: ${rounds} ${metInRounds.join(', ')})`
  },
  'rematch-unavoidable': ({ metInRounds }) =>
    `Powtórna para, nie do uniknięcia (poprzednio: ${plural('pl', metInRounds.length, { one: 'runda', few: 'rundy', many: 'rundy', other: 'rundy' })} ${metInRounds.join(', ')})`,
  fold: () => 'Górna połowa z dolną',
  seeds: () => 'Według rozstawienia',
  bracket: ({ from: [one, two] }) =>
    one === two ? `Według drabinki, gra ${one}` : `Zwycięzcy gier nr ${one} i nr ${two}`,
  chart: ({ from: [a, b] }) => capital(`${told(a)} – ${told(b)}`),
  'final-match': () => 'Mecz finałowy najlepszej dwójki',
  'by-hand': () => 'Ręcznie',
  fixed: () => 'Ustalone przez osobę prowadzącą',
}

const told = (source: Source): string =>
  source.as === 'seed'
    ? `rozstawiony nr ${source.seed}`
    : `${source.as === 'winner' ? 'zwycięzca' : 'przegrany'} gry ${source.game}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
