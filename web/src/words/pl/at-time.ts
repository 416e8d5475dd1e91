import type { atTime as en } from '../en/at-time.ts'

export const atTime: typeof en = {
  'finish-game-round': {
    now: 'Dokończcie aktualną rundę gry.',
    after: 'Potem podliczcie punkty i razem zgłoście wynik.',
  },
  'finish-game-round-and-status-phase': {
    now: 'Dokończcie aktualną rundę gry wraz z fazą statusu.',
    after: 'Potem podliczcie punkty zwycięstwa i razem zgłoście wynik.',
  },
  'finish-light-turn': {
    now: 'Grajcie jeszcze do końca tury jasnej strony.',
    after: 'Potem przerwijcie grę i razem zgłoście wynik.',
  },
}
