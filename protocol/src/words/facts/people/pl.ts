import type { PeopleFact } from '../../groups.ts'
import { playerList, somePlayers } from '../../names.ts'
import { labelsPl } from '../../pl/labels.ts'
import { unpairedLosses } from '../../pl/phrases.ts'
import { plural } from '../../plural.ts'
import type { FactWordsOf } from '../fact-words.ts'

export const peopleFactsPl: FactWordsOf<PeopleFact> = {
  'leader-appointed': ({ leader, role, plays, second }, names) => {
    const playing = plays === undefined ? '' : `, gra jako ${names.player(plays)}`
    const other = second === undefined ? '' : `, druga osoba prowadząca: ${names.leader(second)}`
    return `${names.leader(leader)}: wyznaczono (${labelsPl[`role.${role}`]}${playing}${other}).`
  },
  'leader-dismissed': ({ leader }, names) => `${names.leader(leader)}: odwołano z funkcji.`,
  'office-handed-over': ({ from, to, reason }, names) =>
    `Funkcja organizatora od teraz: ${names.leader(to)}${from === null ? '' : ` (dotychczas: ${names.leader(from)})`}. Uzasadnienie: ${reason}`,
  'duty-changed': ({ leader, acting }, names) =>
    `${names.leader(leader)}: ${acting ? 'na dyżurze' : 'poza dyżurem, w roli obserwatora'}.`,
  'player-registered': ({ player, number, earnedBye, avoid, waiting }, names) => {
    const bye = earnedBye ? ', zdobyty wolny los' : ''
    const apart =
      avoid.length === 0 ? '' : `, w rundzie 1 bez gry przeciwko: ${playerList(avoid, names)}`
    const waits = waiting === true ? ', na liście rezerwowej' : ''
    return `${names.player(player)}: zapisano (nr ${number})${bye}${apart}${waits}.`
  },
  'capacity-set': ({ players }) =>
    players === null
      ? 'Liczba miejsc na sali jest nieograniczona.'
      : plural('pl', players, {
          one: 'Sala mieści {{count}} osobę.',
          few: 'Sala mieści {{count}} osoby.',
          many: 'Sala mieści {{count}} osób.',
          other: 'Sala mieści {{count}} osoby.',
        }),
  'player-admitted': ({ player }, names) => `${names.player(player)}: przyjęto z listy rezerwowej.`,
  'payment-marked': ({ players, paid }, names) =>
    `${paid ? 'Zapłacono' : 'Nie zapłacono'}: ${somePlayers(players, names, (n) => `i jeszcze ${n}`)}.`,
  'wishes-changed': ({ wishes }, names) => {
    const players = playerList(
      wishes.map(({ player }) => player),
      names,
    )
    const [wish] = wishes
    // Whom each of a whole club does not want to meet would be nobody's reading.
    if (wish === undefined || wishes.length > 1) return `Zmieniono życzenia na rundę 1: ${players}.`
    return wish.avoid.length === 0
      ? `${players}: w rundzie 1 przeciwko każdemu.`
      : `${players}: w rundzie 1 bez gry przeciwko: ${playerList(wish.avoid, names)}.`
  },
  'player-checked-in': ({ player }, names) => `${names.player(player)}: potwierdzono obecność.`,
  'player-entered-late': ({ player, number, missed }, names) =>
    `${names.player(player)}: zgłoszenie po terminie (nr ${number})${unpairedLosses(missed.length)}.`,
  'player-dropped': ({ player, after }, names) =>
    `${names.player(player)}: wycofano z turnieju, bez udziału w dalszych parowaniach${after > 0 ? ` (ostatnia runda: ${after})` : ''}.`,
  'player-readmitted': ({ player, missed }, names) =>
    `${names.player(player)}: powrót do turnieju${unpairedLosses(missed.length)}.`,
  'player-disqualified': ({ player, after, reason }, names) =>
    `${names.player(player)}: dyskwalifikacja${after > 0 ? ` (ostatnia runda: ${after})` : ''}. Uzasadnienie: ${reason}`,
  'place-declined': ({ player, replacement }, names) =>
    `${names.player(player)}: rezygnacja z miejsca po odcięciu; ${replacement === null ? 'nikt nie awansuje z kolejnego miejsca' : `awans z kolejnego miejsca: ${names.player(replacement)}`}.`,
}
