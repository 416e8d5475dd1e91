import { playerList, somePlayers } from '../names.ts'
import { plural } from '../plural.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { forPlayers, unpairedLosses } from './phrases.ts'

export const players: SubjectWords<'players'> = {
  'command.register-player': 'zapisanie gracza',
  'command.register-late-player': 'przyjęcie zgłoszenia po terminie',
  'command.set-capacity': 'ustalenie liczby miejsc na sali',
  'command.admit-player': 'przyjęcie z listy rezerwowej',
  'command.mark-payment': 'odnotowanie wpłaty',
  'command.change-wishes': 'zmiana życzeń na rundę 1',
  'command.keep-clubs-apart': 'rozdzielenie graczy jednego klubu w rundzie 1',
  'command.check-in-player': 'potwierdzenie obecności',
  'command.cancel-check-in': 'cofnięcie potwierdzenia obecności',
  'command.remove-registrations': 'usunięcie zapisów',
  'command.drop-player': 'wycofanie gracza z turnieju',
  'command.readmit-player': 'powrót gracza do turnieju',

  'button.register-player': 'Zapisz',
  'button.register-late-player': 'Zapisz po terminie',
  'button.set-capacity': 'Ustal liczbę miejsc',
  'button.admit-player': 'Przyjmij',
  'button.mark-payment': 'Odnotuj wpłatę',
  'button.change-wishes': 'Zmień życzenia',
  'button.keep-clubs-apart': 'Rozdziel kluby w rundzie 1',
  'button.check-in-player': 'Potwierdź obecność',
  'button.cancel-check-in': 'Cofnij obecność',
  'button.remove-registrations': 'Usuń zapisy',
  'button.drop-player': 'Wycofaj z turnieju',
  'button.readmit-player': 'Przywróć do turnieju',

  'fact.player-registered': 'zapis gracza',
  'fact.capacity-set': 'liczba miejsc na sali',
  'fact.player-admitted': 'przyjęcie z listy rezerwowej',
  'fact.payment-marked': 'wpłata',
  'fact.wishes-changed': 'życzenia na rundę 1',
  'fact.clubs-kept-apart': 'kluby w rundzie 1',
  'fact.player-checked-in': 'potwierdzenie obecności',
  'fact.check-in-cancelled': 'cofnięcie potwierdzenia obecności',
  'fact.player-entered-late': 'zgłoszenie po terminie',
  'fact.player-dropped': 'wycofanie',
  'fact.player-readmitted': 'powrót do turnieju',
  'fact.player-disqualified': 'dyskwalifikacja',

  'line.player-registered': ({ player, number, earnedBye, avoid, waiting }, names) => {
    const bye = earnedBye ? ', zdobyty wolny los' : ''
    const apart =
      avoid.length === 0 ? '' : `, w rundzie 1 nie gra przeciwko: ${playerList(avoid, names)}`
    const waits = waiting === true ? ', na liście rezerwowej' : ''
    return `${names.player(player)}: zapisano (nr ${number})${bye}${apart}${waits}.`
  },
  'line.capacity-set': ({ players }, names) =>
    players === null
      ? 'Liczba miejsc na sali jest nieograniczona.'
      : `Na sali jest miejsce dla ${forPlayers(players, names)}.`,
  'line.player-admitted': ({ player }, names) =>
    `${names.player(player)}: przyjęto z listy rezerwowej.`,
  'line.payment-marked': ({ players, paid }, names) =>
    `${paid ? 'Zapłacono' : 'Nie zapłacono'}: ${somePlayers(players, names, (n) => `i jeszcze ${n}`)}.`,
  'line.wishes-changed': ({ wishes }, names) => {
    const players = playerList(
      wishes.map(({ player }) => player),
      names,
    )
    const [wish] = wishes
    // Whom each of a whole club does not want to meet would be nobody's reading.
    if (wish === undefined || wishes.length > 1) return `Zmieniono życzenia na rundę 1: ${players}.`
    return wish.avoid.length === 0
      ? `${players}: w rundzie 1 może trafić na każdego.`
      : `${players}: w rundzie 1 nie gra przeciwko: ${playerList(wish.avoid, names)}.`
  },
  'line.clubs-kept-apart': ({ clubs }, names) => {
    const those = `${names.inTeams === true ? 'Drużyny' : 'Gracze'} jednego klubu`
    if (clubs === null) return `${those} mogą spotkać się w rundzie 1.`
    if (clubs.length === 0) return `${those} nie spotkają się w rundzie 1.`
    const n = plural('pl', clubs.length, {
      one: '{{count}} klub',
      few: '{{count}} kluby',
      many: '{{count}} klubów',
      other: '{{count}} klubu',
    })
    return `${those} nie spotkają się w rundzie 1 (${n}).`
  },
  'line.player-checked-in': ({ player }, names) =>
    `${names.player(player)}: potwierdzono obecność.`,
  'line.check-in-cancelled': ({ player }, names) =>
    `${names.player(player)}: cofnięto potwierdzenie obecności.`,
  'line.player-entered-late': ({ player, number, missed }, names) =>
    `${names.player(player)}: zgłoszenie po terminie (nr ${number})${unpairedLosses(missed.length)}.`,
  'line.player-dropped': ({ player, after }, names) =>
    `${names.player(player)}: wycofano z turnieju, bez udziału w dalszych parowaniach${after > 0 ? ` (ostatnia runda: ${after})` : ''}.`,
  'line.player-readmitted': ({ player, missed }, names) =>
    `${names.player(player)}: powrót do turnieju${unpairedLosses(missed.length)}.`,
  'line.player-disqualified': ({ player, after, reason }, names) =>
    `${names.player(player)}: dyskwalifikacja${after > 0 ? ` (ostatnia runda: ${after})` : ''}. Uzasadnienie: ${reason}`,

  'refusal.unknown-player': ({ player }, names) =>
    `${names.player(player)}: brak w tym turnieju. Sprawdź pisownię albo najpierw zapisz.`,
  'refusal.already-registered': ({ player }, names) =>
    `${names.player(player)}: już na liście zapisów. Jeśli to ktoś inny, dopisz coś dla odróżnienia.`,
  'refusal.registration-over': ({ player }, names) =>
    `${names.player(player)}: zapisy są zakończone. Pozostaje zgłoszenie po terminie.`,
  'refusal.registration-still-open': ({ player }, names) =>
    `${names.player(player)}: zapisy jeszcze trwają. Wystarczy zwykły zapis.`,
  'refusal.late-entry-refused': ({ player }, names) =>
    `${names.player(player)}: zgłoszenia po terminie nie są tu przyjmowane. Grać mogą tylko osoby zapisane przed rundą 1.`,
  'refusal.team-size': ({ count, needed }) =>
    `Drużyna ma ${plural('pl', needed, { one: '{{count}} członka', few: '{{count}} członków', many: '{{count}} członków', other: '{{count}} członka' })}, tutaj podano: ${count}. Podaj wszystkich.`,
  'refusal.hall-full': ({ player, places }, names) =>
    `${names.player(player)}: wszystkie miejsca na sali są zajęte (${places}). Miejsce zwalnia się, gdy ktoś się wycofa.`,
  'refusal.on-waiting-list': ({ player }, names) =>
    `${names.player(player)}: jeszcze na liście rezerwowej. Najpierw przyjmij do turnieju.`,
  'refusal.not-waiting': ({ player }, names) =>
    `${names.player(player)}: brak na liście rezerwowej. Przyjąć można tylko kogoś z tej listy.`,
  'refusal.not-next': ({ player, next }, names) =>
    `${names.player(player)}: to jeszcze nie ta kolej; na liście rezerwowej dłużej czeka ${names.player(next)}. Zacznij od tego zgłoszenia.`,
  'refusal.already-marked': ({ paid }) =>
    paid
      ? 'Wpłata jest już odnotowana. Nic więcej nie trzeba.'
      : 'Wpłata nie jest odnotowana. Nie ma czego cofać.',
  'refusal.registrations-stay': ({ players }, names) =>
    players.length === 0
      ? 'Nikogo nie wybrano. Zaznacz, kogo usunąć.'
      : `Te osoby zostają, bo grają, już odeszły albo nigdy nie były zapisane: ${somePlayers(players, names, (n) => `i jeszcze ${n}`)}. Nikogo nie usunięto.`,
  'refusal.round-one-paired': () =>
    'Runda 1 jest już sparowana, a życzenia dotyczą tylko jej. Aby je zmienić, usuń najpierw pary.',
  'refusal.round-one-by-lot': ({ tiers: known }) => {
    const tiers = known.map((tier) => labels[`tier.${tier}`]).join(', ')
    return known.length === 0
      ? 'Pary rundy 1 są losowane: nikogo się nie rozdziela. Po dobraniu par animator może ręcznie zamienić dwa stoły i podać powód.'
      : `Kluby rozdziela się w rundzie 1 tylko na tym poziomie: ${tiers}. Po dobraniu par animator może ręcznie zamienić dwa stoły i podać powód.`
  },
  'refusal.already-checked-in': ({ player }, names) =>
    `${names.player(player)}: obecność jest już potwierdzona. Nic więcej nie trzeba robić.`,
  'refusal.not-checked-in': ({ player }, names) =>
    `${names.player(player)}: obecność nie jest potwierdzona. Nie ma czego cofać.`,
  'refusal.not-active': ({ player }, names) =>
    `${names.player(player)}: obecnie bez gry. Najpierw potwierdź obecność albo przywróć do turnieju.`,
  'refusal.still-active': ({ player }, names) =>
    `${names.player(player)}: nadal w turnieju. Powrót jest możliwy tylko po wycofaniu.`,
  'refusal.disqualified-for-good': ({ player }, names) =>
    `${names.player(player)}: po dyskwalifikacji powrót do turnieju nie jest możliwy. Omyłkową dyskwalifikację można cofnąć w dzienniku.`,
  'refusal.readmission-off': ({ player }, names) =>
    `${names.player(player)}: w tym turnieju nie przewidziano powrotów. Omyłkowe wycofanie można cofnąć w dzienniku.`,
  'refusal.stage-over': ({ player }, names) =>
    `${names.player(player)}: ten etap już się zakończył. Zgłoszenie po terminie i powrót są możliwe tylko w trakcie etapu.`,
  'refusal.return-by-organizer': () =>
    'Tylko organizator może przyjąć Cię z powrotem. Zapytaj na stanowisku organizatora.',
  'refusal.nobody-sits-out': ({ round }) =>
    `W rundzie ${round} nikt nie pauzuje, więc zgłoszenie po terminie nie ma przeciwnika. Gra jest możliwa od następnej rundy.`,
  'refusal.score-not-needed': ({ player }, names) =>
    `${names.player(player)}: stan punktów nie jest tu potrzebny. Pomiń go.`,
}
