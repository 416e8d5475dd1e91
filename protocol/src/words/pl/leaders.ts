import { worded } from '../label.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { tables } from './phrases.ts'

export const leaders: SubjectWords<'leaders'> = {
  'command.appoint-leader': 'wyznaczenie animatora',
  'command.dismiss-leader': 'odwołanie animatora',
  'command.hand-over-office': 'przekazanie funkcji organizatora',
  'command.change-duty': 'zmiana dyżuru animatora',

  'button.appoint-leader': 'Wyznacz animatora',
  'button.dismiss-leader': 'Odwołaj animatora',
  'button.hand-over-office': 'Przekaż funkcję',
  'button.change-duty': 'Zmień dyżur',

  'fact.leader-appointed': 'wyznaczenie animatora',
  'fact.leader-dismissed': 'odwołanie animatora',
  'fact.office-handed-over': 'przekazanie funkcji organizatora',
  'fact.duty-changed': 'zmiana dyżuru',

  'line.leader-appointed': ({ leader, role, plays, second }, names) => {
    const playing = plays === undefined ? '' : `, gra jako ${names.player(plays)}`
    const other = second === undefined ? '' : `, drugi animator: ${names.leader(second)}`
    return `${names.leader(leader)}: wyznaczono (${labels[`role.${role}`]}${playing}${other}).`
  },
  'line.leader-dismissed': ({ leader }, names) => `${names.leader(leader)}: odwołano z funkcji.`,
  'line.office-handed-over': ({ from, to, reason }, names) =>
    `Funkcja organizatora od teraz: ${names.leader(to)}${from === null ? '' : ` (dotychczas: ${names.leader(from)})`}. Uzasadnienie: ${reason}`,
  'line.duty-changed': ({ leader, acting }, names) =>
    `${names.leader(leader)}: ${acting ? 'na dyżurze' : 'poza dyżurem, w roli obserwatora'}.`,

  'refusal.leader-may-not-play': ({ player, tier }, names) =>
    `${names.player(player)}: na tym poziomie (${worded('pl', 'tier', tier)}) animatorzy nie mogą uczestniczyć w turnieju. Wybierz jedno z dwojga: prowadzenie albo grę.`,
  'refusal.second-judge-missing': ({ player }, names) =>
    `${names.player(player)}: animator może grać tylko wtedy, gdy obecny jest drugi animator. Najpierw wyznacz drugiego.`,
  'refusal.organizer-exists': ({ leader }, names) =>
    `${names.leader(leader)}: ta osoba jest już organizatorem. Organizator jest jeden; funkcję można przekazać.`,
  'refusal.unknown-leader': ({ leader }, names) =>
    `${names.leader(leader)}: ta osoba nie prowadzi tego turnieju. Najpierw ją wyznacz.`,
  'refusal.office-not-vacant': ({ leader }, names) =>
    `${names.leader(leader)}: ta osoba pełni funkcję, której turniej potrzebuje. Najpierw ją przekaż.`,
  'refusal.ruling-leader-missing': ({ tables: open }) =>
    `Grają tu animatorzy i nie ma nikogo, kto może rozstrzygać (${tables(open)}). Wyznacz kolejną osobę albo zmień parę.`,
  'refusal.own-matter': ({ table, ruling }, names) => {
    const where = table === null ? 'To dotyczy Ciebie' : `Grasz przy stole ${table}`
    const by = {
      any: 'Rozstrzyga inny animator.',
      named: ruling.kind === 'named' ? `Rozstrzyga: ${names.leader(ruling.leader)}.` : '',
      missing: 'Nie ma nikogo innego, kto mógłby rozstrzygnąć. Wyznacz drugiego animatora.',
    }
    return `${where}, więc nie rozstrzygasz tego samodzielnie. ${by[ruling.kind]}`
  },
  'refusal.other-rules-here': ({ table, leader }, names) =>
    `Przy stole ${table} gra animator. Rozstrzyga tam: ${names.leader(leader)}. Zostaw to tej osobie.`,
  'refusal.off-duty': () =>
    'Nie masz teraz dyżuru: liczysz się jako obserwator. Najpierw rozpocznij dyżur.',
  'refusal.organizer-missing': () =>
    'Ten turniej nie ma jeszcze organizatora. Najpierw go wyznacz.',
}
