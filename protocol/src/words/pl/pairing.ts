import type { Reason, Source } from '@topcut/engine'
import type { receipt as en } from '../en/pairing.ts'
import { plural } from '../plural.ts'
import type { SentencePerKind } from '../sentence-per.ts'

export const reasons: SentencePerKind<Reason> = {
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
  fixed: () => 'Ustalone przez animatora',
}

const told = (source: Source): string =>
  source.as === 'seed'
    ? `rozstawiony nr ${source.seed}`
    : `${source.as === 'winner' ? 'zwycięzca' : 'przegrany'} gry ${source.game}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const receipt: typeof en = {
  rematches: (n) =>
    n === 0
      ? 'nikt nie gra drugi raz z tym samym przeciwnikiem'
      : plural('pl', n, {
          one: '{{count}} powtórna para',
          few: '{{count}} powtórne pary',
          many: '{{count}} powtórnych par',
          other: '{{count}} powtórnej pary',
        }),
  softConflicts: (n) =>
    plural('pl', n, {
      one: '{{count}} stół: rodzina lub wspólny dojazd',
      few: '{{count}} stoły: rodzina lub wspólny dojazd',
      many: '{{count}} stołów: rodzina lub wspólny dojazd',
      other: '{{count}} stołu: rodzina lub wspólny dojazd',
    }),
  forbidden: (n) =>
    plural('pl', n, {
      one: '{{count}} wykluczona para',
      few: '{{count}} wykluczone pary',
      many: '{{count}} wykluczonych par',
      other: '{{count}} wykluczonej pary',
    }),
  fixed: (n) =>
    plural('pl', n, {
      one: '{{count}} ustalona para',
      few: '{{count}} ustalone pary',
      many: '{{count}} ustalonych par',
      other: '{{count}} ustalonej pary',
    }),
  floats: (n) =>
    n === 0
      ? 'równe punkty turniejowe przy każdym stole'
      : plural('pl', n, {
          one: '{{count}} stół z różną liczbą punktów turniejowych',
          few: '{{count}} stoły z różną liczbą punktów turniejowych',
          many: '{{count}} stołów z różną liczbą punktów turniejowych',
          other: '{{count}} stołu z różną liczbą punktów turniejowych',
        }),
  steps: (n) =>
    plural('pl', n, {
      one: '{{count}} przejście między grupami punktowymi',
      few: '{{count}} przejścia między grupami punktowymi',
      many: '{{count}} przejść między grupami punktowymi',
      other: '{{count}} przejścia między grupami punktowymi',
    }),
  unavoidable: (n, all) => (n === all ? 'nie do uniknięcia' : `nie do uniknięcia: ${n}`),
  certified: {
    parity: 'lepszych par nie da się ułożyć',
    exact: 'lepszych par nie da się ułożyć',
    fold: 'górna połowa z dolną',
    'by-hand': 'ułożone ręcznie',
  },
  bracket: 'według drabinki',
  otherBye: (player) => `mniej powtórnych par, przy wolnym losie dla innej osoby: ${player}`,
}
