import type { Finding, PlayerId } from '@topcut/engine'
import { dayText } from '../day-text.ts'
import { obstacleText, thing, things } from '../label.ts'
import { plural } from '../plural.ts'
import type { SentencePerCode } from '../sentence-per.ts'
import { labels } from './labels.ts'

/** The accusative: how far, how long. */
const pointsOver = (n: number) =>
  plural('pl', n, {
    one: '{{count}} punkt',
    few: '{{count}} punkty',
    many: '{{count}} punktów',
    other: '{{count}} punktu',
  })

const days = (n: number) =>
  plural('pl', n, {
    one: '{{count}} dzień',
    few: '{{count}} dni',
    many: '{{count}} dni',
    other: '{{count}} dnia',
  })

export const findings: SentencePerCode<Finding> = {
  'list-missing': () => 'Nie przesłano rozpiski. Należy ją przesłać.',
  unchecked: () =>
    'Rozpiska jest zwykłym tekstem i nie można sprawdzić jej treści. Powinien ją przejrzeć animator i odnotować sprawdzenie.',
  'list-incomplete': ({ missing }) =>
    `Brak w rozpisce: ${labels[`content.${missing}`]}. Należy uzupełnić rozpiskę.`,
  'over-point-cap': ({ points, cap }) =>
    `Rozpiska przekracza limit (${cap}) o ${pointsOver(points - cap)}. Należy coś usunąć.`,
  'total-differs': ({ total, points }) =>
    `Suma podana w rozpisce: ${total}, suma pozycji: ${points}. Należy skorygować sumę.`,
  'faction-not-offered': ({ faction, offered }) =>
    `Nie ma tu takiej frakcji: ${thing('pl', faction)}. Należy wybrać jedną z tych: ${things('pl', offered)}.`,
  'other-faction': ({ part, faction, squad }) =>
    `Frakcja (${labels[`part.${part}`]}): ${thing('pl', faction)}, frakcja rozpiski: ${thing('pl', squad)}. Należy zamienić to, co nie pasuje.`,
  'obstacle-count': ({ count, needed }) =>
    `Przeszkody w rozpisce: ${count}, wymagane: ${needed}, każda inna. Należy skorygować ich liczbę.`,
  'obstacle-repeated': ({ obstacle }) =>
    `Ta sama przeszkoda występuje dwa razy: ${obstacleText('pl', obstacle)}. Należy wybrać różne.`,
  'obstacle-unknown': ({ obstacle }) =>
    `Tej przeszkody nie ma wśród dozwolonych: ${obstacleText('pl', obstacle)}. Należy wybrać inną.`,
  'damage-deck-not-allowed': ({ deck, allowed, date }) =>
    `Ta talia uszkodzeń nie jest dozwolona w dniu ${dayText('pl', date)}: ${thing('pl', deck)}. Należy wybrać jedną z tych: ${things('pl', allowed)}.`,
  'deck-count': ({ side, count, needed }) =>
    `Talie (${labels[`side.${side}`]}): ${count}, wymagane: ${needed}. Należy skorygować rozpiskę.`,
  'affiliation-count': ({ count, needed }) =>
    `Karty przynależności w talii: ${count}, wymagane: ${needed}. Należy skorygować talię.`,
  'too-few-sets': ({ sets, needed }) =>
    `Zestawy celów w talii: ${sets}, wymagane co najmniej: ${needed}. Należy dodać kolejne.`,
  'card-without-objective': ({ set }) =>
    `W talii nie ma zestawu celów tej karty: ${set}. Należy usunąć kartę albo dodać zestaw.`,
  'team-size': ({ count, needed }) =>
    `Gracze podani przy taliach: ${count}, w drużynie: ${needed}. Należy skorygować nazwiska.`,
  'owner-without-deck': ({ owner, side }, names) =>
    `${names.player(owner as PlayerId)}: brak własnej talii (${labels[`side.${side}`]}). W drużynie każda osoba gra jedną talią każdej strony.`,
  'sleeves-missing': () => 'Karty nie mają koszulek. Należy włożyć je w koszulki.',
  'sleeves-see-through': ({ marks }) =>
    `Koszulki są przezroczyste, a w talii są takie karty: ${things('pl', marks)}. Należy użyć koszulek nieprzezroczystych lub jednakowo ilustrowanych.`,
  'sleeves-not-alike': ({ sleeves }) =>
    `Koszulki w talii nie są jednakowe (${labels[`sleeves.${sleeves}`]}). Należy użyć jednakowych.`,
  'barred-mark': ({ mark }) =>
    `Takimi kartami nie można tu grać: ${thing('pl', mark)}. Należy usunąć kartę.`,
  proxy: ({ part }) =>
    `Proxy nie jest dozwolone (${labels[`part.${part}`]}). Potrzebny jest oryginalny element.`,
  'language-not-allowed': ({ language, allowed }) =>
    `Wersja językowa karty nie jest dozwolona: ${thing('pl', language)}. Dozwolone: ${things('pl', allowed)}.`,
  'name-ambiguous': ({ products }) =>
    `Kilka produktów zawiera kartę o tej nazwie i tym koszcie: ${products.join(', ')}. Po nazwie karty należy podać produkt.`,
  'not-released': ({ product, edition, released, days: needed, date }) => {
    const which = `${product} (edycja: ${labels[`edition.${edition}`]})`
    return released === null
      ? `${which}: nigdy nie wydano. Należy usunąć kartę.`
      : `${which}: data premiery to ${dayText('pl', released)}, a w dniu ${dayText('pl', date)} produkt musi być dostępny${needed === 0 ? '' : ` co najmniej ${days(needed)}`}. Należy usunąć kartę.`
  },
  'release-unknown': ({ product, edition }) =>
    `Rozpiska nie podaje daty premiery: ${product} (edycja: ${labels[`edition.${edition}`]}). Należy sprawdzić datę.`,
  'not-on-organizers-list': ({ product, region }) =>
    `${product}: produkt spoza listy organizatora (region: ${thing('pl', region)}). Należy go usunąć albo zapytać organizatora.`,
  'organizers-list-missing': ({ region }) =>
    `W tym regionie (${thing('pl', region)}) organizator podaje, którymi produktami można grać. Należy uzupełnić dane turnieju.`,
  'show-release-excluded': ({ product, show, event }) =>
    `${product}: pierwsza sprzedaż na targach (${thing('pl', show)}); na tym turnieju (${thing('pl', event)}) nie można nim grać. Należy go usunąć.`,
  'squad-changed': ({ part }) =>
    `Zmiana po rozpoczęciu turnieju: ${labels[`content.${part}`]}. Należy grać tym, co zgłoszono.`,
  'other-variant': ({ variant, played, tier }) =>
    `Ten format rozgrywki (${thing('pl', variant)}) nie jest formatem zasad turniejowych (${thing('pl', played)}; poziom ${labels[`tier.${tier}`]}). Należy wybrać tamten format.`,
}
