import type { Finding, PlayerId, ShipLack } from '@topcut/engine'
import { dayText } from '../day-text.ts'
import { obstacleText, thing, things } from '../label.ts'
import { plural } from '../plural.ts'
import type { SentencePerCode } from '../sentence-per.ts'
import { slotText } from '../slot-text.ts'
import { labels } from './labels.ts'

/** The accusative: how far, how long. */
const pointsOver = (n: number) =>
  plural('pl', n, {
    one: '{{count}} punkt',
    few: '{{count}} punkty',
    many: '{{count}} punktów',
    other: '{{count}} punktu',
  })

/** The genitive: since when. */
const days = (n: number) =>
  plural('pl', n, {
    one: '{{count}} dnia',
    few: '{{count}} dni',
    many: '{{count}} dni',
    other: '{{count}} dnia',
  })

/** What a ship would need for a card. */
const lacks = (because: ShipLack): string => {
  switch (because.lack) {
    case 'kind':
      return `Tę kartę mogą mieć tylko te statki: ${because.ships.join(', ')}.`
    case 'value': {
      const { of, least, most } = because
      const needed = [
        ...(least === null ? [] : [`co najmniej ${least}`]),
        ...(most === null ? [] : [`najwyżej ${most}`]),
      ]
      return `Ta karta wymaga statku o takiej wartości (${thing('pl', of)}): ${least === most ? least : needed.join(', ')}.`
    }
    case 'action':
      return `Ta karta wymaga statku z taką akcją: ${thing('pl', because.action)}.`
    case 'slot':
      return `Ta karta wymaga statku z takim miejscem: ${slotText('pl', because.slot)}.`
    case 'no-slot':
      return `Ta karta jest tylko dla statku bez takiego miejsca: ${slotText('pl', because.slot)}.`
  }
}

export const findings: SentencePerCode<Finding> = {
  'list-missing': () => 'Nie przesłano rozpiski. Prześlij ją.',
  unchecked: () =>
    'Rozpiska jest zwykłym tekstem i nie można sprawdzić jej treści. Animator powinien ją przejrzeć i odnotować sprawdzenie.',
  'list-incomplete': ({ missing }) =>
    `Brak w rozpisce: ${labels[`content.${missing}`]}. Uzupełnij rozpiskę.`,
  'over-point-cap': ({ points, cap }) =>
    `Rozpiska przekracza limit (${cap}) o ${pointsOver(points - cap)}. Usuń coś.`,
  'total-differs': ({ total, points }) =>
    `Suma podana w rozpisce: ${total}, suma pozycji: ${points}. Skoryguj sumę.`,
  'faction-not-offered': ({ faction, offered }) =>
    `Nie ma tu takiej frakcji: ${thing('pl', faction)}. Wybierz jedną z tych: ${things('pl', offered)}.`,
  'other-faction': ({ part, faction, squad }) =>
    `Frakcja (${labels[`part.${part}`]}): ${thing('pl', faction)}, frakcja rozpiski: ${thing('pl', squad)}. Zamień to, co nie pasuje.`,
  'obstacle-count': ({ count, needed }) =>
    `Przeszkody w rozpisce: ${count}, wymagane: ${needed}, każda inna. Skoryguj ich liczbę.`,
  'obstacle-repeated': ({ obstacle }) =>
    `Ta sama przeszkoda występuje dwa razy: ${obstacleText('pl', obstacle)}. Wybierz różne.`,
  'obstacle-unknown': ({ obstacle }) =>
    `Tej przeszkody nie ma wśród dozwolonych: ${obstacleText('pl', obstacle)}. Wybierz inną.`,
  'damage-deck-not-allowed': ({ deck, allowed, date }) =>
    `Ta talia uszkodzeń nie jest dozwolona w dniu ${dayText('pl', date)}: ${thing('pl', deck)}. Wybierz jedną z tych: ${things('pl', allowed)}.`,
  'deck-count': ({ side, count, needed }) =>
    `Talie (${labels[`side.${side}`]}): ${count}, wymagane: ${needed}. Skoryguj rozpiskę.`,
  'affiliation-count': ({ count, needed }) =>
    `Karty przynależności w talii: ${count}, wymagane: ${needed}. Skoryguj talię.`,
  'too-few-sets': ({ sets, needed }) =>
    `Zestawy celów w talii: ${sets}, wymagane co najmniej: ${needed}. Dodaj kolejne.`,
  'card-without-objective': ({ set }) =>
    `W talii nie ma zestawu celów tej karty: ${set}. Usuń kartę albo dodaj zestaw.`,
  'too-many-copies': ({ copies, most }) =>
    `Egzemplarze tego zestawu celów w talii: ${copies}, dozwolone: najwyżej ${most}. Usuń nadmiarowe.`,
  'other-affiliation': ({ affiliation, deck }) =>
    `Ten zestaw celów może być tylko w talii o przynależności ${affiliation}; przynależność talii: ${deck}. Usuń zestaw.`,
  'wrong-side': ({ side, deck }) =>
    `Strona karty: ${labels[`side.${side}`]}, strona talii: ${labels[`side.${deck}`]}. Usuń kartę.`,
  'team-size': ({ count, needed }) =>
    `Gracze podani przy taliach: ${count}, w drużynie: ${needed}. Skoryguj nazwiska.`,
  'owner-without-deck': ({ owner, side }, names) =>
    `${names.player(owner as PlayerId)}: brak własnej talii (${labels[`side.${side}`]}). W drużynie każda osoba gra jedną talią każdej strony.`,
  'unknown-card': ({ text, nearest }) =>
    `Tej karty nie ma w katalogu: ${text}. ${nearest.length === 0 ? 'Sprawdź nazwę albo poproś animatora o potwierdzenie.' : `Być może chodzi o jedną z tych: ${nearest.join(', ')}.`}`,
  'unique-twice': () => 'Ta karta jest unikatowa i jest już w rozpisce. Usuń jedną z nich.',
  'limited-twice': ({ most, on }) =>
    on === 'ship'
      ? 'Ta karta może być na statku tylko raz. Usuń jedną z nich.'
      : `Egzemplarze tej karty w eskadrze: najwyżej ${most}. Usuń nadmiarowe.`,
  'pilot-not-of-ship': ({ ship, ships }) =>
    `Ten pilot nie lata tym statkiem: ${ship}. Wybierz jeden z tych: ${ships.join(', ')}.`,
  'without-cost': () =>
    'Ten statek nie ma kosztu w punktach: do gry wprowadza go inna karta. Usuń go z rozpiski.',
  'not-for-faction': ({ factions }) =>
    `Tej karty mogą używać tylko te frakcje: ${things('pl', factions)}. Usuń ją ze statku.`,
  'not-for-ship': ({ because }) => `${lacks(because)} Usuń kartę ze statku.`,
  'not-for-size': ({ sizes }) =>
    `Tę kartę mogą mieć tylko statki tej wielkości: ${things('pl', sizes)}. Usuń ją ze statku.`,
  'skill-too-low': ({ skill, needed }) =>
    `Ta karta wymaga umiejętności pilota co najmniej ${needed}, ten pilot ma ${skill}. Usuń ją ze statku.`,
  'no-slot': ({ slot, ship }) =>
    `${ship}: brak wolnego miejsca na tę kartę (${slotText('pl', slot)}). Usuń jedną ze statku.`,
  'needs-card': ({ card, on }) =>
    on === 'ship'
      ? `Z tą kartą statek musi mieć jeszcze inną: ${card}. Dodaj ją.`
      : `Tej karty używa się razem z inną: ${card}. Dodaj ją albo usuń tę kartę.`,
  'command-deck-size': ({ count, needed }) =>
    `Karty w talii dowodzenia: ${count}, wymagane dokładnie: ${needed}. Skoryguj talię.`,
  'command-cost': ({ cost, most }) =>
    `Koszt talii dowodzenia: ${cost}, najwyżej: ${most}. Wybierz tańsze karty.`,
  'command-limit': ({ count, most }) =>
    `Egzemplarze tej karty w talii dowodzenia: ${count}, dozwolone: ${most}. Usuń nadmiarowe.`,
  'figure-missing': ({ figures }) =>
    `Ta karta należy do figurki, której brakuje: ${figures.join(', ')}. Dodaj figurkę albo usuń kartę.`,
  'sleeves-missing': () => 'Karty nie mają koszulek. Włóż je w koszulki.',
  'sleeves-see-through': ({ marks }) =>
    `Koszulki są przezroczyste, a w talii są takie karty: ${things('pl', marks)}. Użyj koszulek nieprzezroczystych lub jednakowo ilustrowanych.`,
  'sleeves-not-alike': ({ sleeves }) =>
    `Koszulki w talii nie są jednakowe (${labels[`sleeves.${sleeves}`]}). Użyj jednakowych.`,
  'barred-mark': ({ mark }) =>
    `Takimi kartami nie można tu grać: ${thing('pl', mark)}. Usuń kartę.`,
  proxy: ({ part }) =>
    `Proxy nie jest dozwolone (${labels[`part.${part}`]}). Przynieś oryginalny element.`,
  'language-not-allowed': ({ language, allowed }) =>
    `Wersja językowa karty nie jest dozwolona: ${thing('pl', language)}. Dozwolone: ${things('pl', allowed)}.`,
  'name-ambiguous': ({ products }) =>
    `Kilka produktów zawiera kartę o tej nazwie i tym koszcie: ${products.join(', ')}. Po nazwie karty podaj produkt.`,
  'not-released': ({ product, edition, released, days: needed, date }) => {
    const which = `${product} (edycja: ${labels[`edition.${edition}`]})`
    return released === null
      ? `${which}: nigdy nie wydano. Usuń kartę.`
      : `${which}: data premiery to ${dayText('pl', released)}, a w dniu ${dayText('pl', date)} produkt musi być dostępny${needed === 0 ? '' : ` od co najmniej ${days(needed)}`}. Usuń kartę.`
  },
  'release-unknown': ({ product, edition }) =>
    `Rozpiska nie podaje daty premiery: ${product} (edycja: ${labels[`edition.${edition}`]}). Sprawdź datę.`,
  'not-on-organizers-list': ({ product, region }) =>
    `${product}: produkt spoza listy organizatora (region: ${thing('pl', region)}). Usuń go albo zapytaj organizatora.`,
  'organizers-list-missing': ({ region }) =>
    `W tym regionie (${thing('pl', region)}) organizator podaje, którymi produktami można grać. Uzupełnij dane turnieju.`,
  'show-release-excluded': ({ product, show, event }) =>
    `${product}: pierwsza sprzedaż na targach (${thing('pl', show)}); na tym turnieju (${thing('pl', event)}) nie można nim grać. Usuń go.`,
  'squad-changed': ({ part }) =>
    `Zmiana po rozpoczęciu turnieju: ${labels[`content.${part}`]}. Gra się tym, co zgłoszono.`,
  'other-variant': ({ variant, played, tier }) =>
    `Ten format rozgrywki (${thing('pl', variant)}) nie jest formatem z zasad turniejowych (${thing('pl', played)}; poziom ${labels[`tier.${tier}`]}). Wybierz tamten format.`,
}
