import { plural } from '@topcut/protocol/words'
import type { problems as en } from '../en/problems.ts'

export const problems: typeof en = {
  refused: 'Przepisy na to nie pozwalają',
  titles: {
    malformed: 'Niezrozumiałe',
    'not-json': 'Niezrozumiałe',
    'not-found': 'Nie znaleziono',
    'no-such-event': 'Nieznane wydarzenie',
    'unknown-player': 'Nieznany gracz',
    'not-as-asked': 'Nie w tej wersji',
    'too-large': 'Za duże',
    'wrong-content-type': 'Niewłaściwy typ treści',
    'foreign-origin': 'Nie z tej strony',
    'unknown-host': 'Nieznany adres',
    'tls-needed': 'Tylko przez https',
    'command-id-reused': 'Identyfikator już użyty',
    stale: 'W międzyczasie zmienione',
    'sign-in-needed': 'Brak zalogowania',
    'not-yours': 'Nie dla tej roli',
    'link-not-open': 'Link już nie działa',
    'link-elsewhere': 'Otwarto na innym urządzeniu',
    'wrong-passphrase': 'Błędne hasło',
    'wrong-sign-in': 'Błędna nazwa lub błędne hasło',
    'weak-passphrase': 'Hasło zbyt łatwe do odgadnięcia',
    'passphrase-needed': 'Potrzebne hasło',
    'passphrase-unset': 'Najpierw trzeba wybrać hasło',
    'link-needed': 'Najpierw proszę otworzyć link',
    'name-needed': 'Potrzebna jest też nazwa',
    'name-taken': 'Nazwa jest zajęta',
    'wrong-code': 'Błędny kod',
    'registration-closed': 'Zgłoszenia zamknięte',
    'registration-full': 'Nie można przyjąć więcej zgłoszeń',
    'registration-rush': 'Bardzo wiele osób naraz',
    'judge-called-already': 'Sędzia już wezwany',
    'event-archived': 'W archiwum',
    'other-name': 'To nie ta nazwa',
    'export-first': 'Najpierw pobierz',
    'too-much-sent': 'Proszę trochę wolniej',
    'too-many-tries': 'Zbyt wiele prób',
    busy: 'Zajęte',
    fault: 'Coś poszło nie tak',
  },
  details: {
    'not-json': 'To, co wysłano, nie jest poprawnym JSON-em.',
    'not-found': 'Pod tym adresem nic nie ma.',
    'no-such-event': 'Nie ma wydarzenia o tym identyfikatorze.',
    'unknown-player': 'W tym wydarzeniu nie ma gracza o tym identyfikatorze.',
    'not-as-asked': 'To, co jest pod tym adresem, nie ma żądanej wersji.',
    'too-large': 'To, co wysłano, jest za duże.',
    'wrong-content-type': 'Polecenia wysyła się jako application/json.',
    'foreign-origin': 'Polecenia są przyjmowane tylko z własnych stron Topcut.',
    'unknown-host': 'Topcut nie jest znany pod podanym adresem.',
    'tls-needed':
      'Ten Topcut działa tylko przez https, żeby nikt nie mógł podsłuchiwać. Proszę użyć tego samego adresu z https:// na początku.',
    'command-id-reused': 'Inne polecenie o tym identyfikatorze zostało już wykonane.',
    'sign-in-needed': 'Proszę otworzyć otrzymany link albo zalogować się nazwą i hasłem.',
    'not-yours': 'Ta rola tego nie obejmuje. Organizator może zaprosić do innej.',
    'link-not-open':
      'Link został zużyty, wygasł albo został cofnięty. Proszę podejść do stołu organizatora, tam od razu można dostać nowy. Kod z plakatu wpisany na pierwszej stronie też prowadzi do turnieju.',
    'link-elsewhere':
      'Ten link działa tylko na jednym urządzeniu, a inne było pierwsze. Proszę kontynuować tam albo poprosić o osobny link dla tego urządzenia. Jeśli otworzył go ktoś inny, proszę powiedzieć o tym osobie, od której link pochodzi.',
    'wrong-passphrase':
      'To nie jest to hasło. Proszę sprawdzić wielkie litery i spróbować ponownie.',
    'wrong-sign-in':
      'Nazwa i hasło nie pasują do siebie. Proszę sprawdzić jedno i drugie, w haśle także wielkie litery, i spróbować ponownie.',
    'passphrase-unset':
      'W tej sieci inni mogą podsłuchiwać, więc ten krok wymaga hasła, a nie zostało jeszcze wybrane. Proszę otworzyć ponownie swój link albo nowy, wybrać tam hasło i spróbować ponownie.',
    'link-needed':
      'Pierwsze hasło wybiera się w oknie, w którym otwarto link, albo na komputerze, na którym działa Topcut. Proszę poprosić o nowy link; właściciel serwera otrzyma go poleceniem „topcut link”.',
    'name-needed': 'Samo hasło nie wystarczy: proszę wybrać także nazwę do logowania.',
    'name-taken': 'Tą nazwą loguje się już ktoś inny. Proszę wybrać inną.',
    'passphrase-needed':
      'W tej sieci ktoś mógłby podsłuchiwać, a tego nie da się cofnąć: proszę podać także hasło organizatora.',
    'wrong-code': 'To nie jest kod turnieju. Kod znajduje się na plakacie przy wejściu.',
    'registration-closed':
      'Zgłoszenie kodem nie jest tu teraz możliwe. Można zgłosić się przy stole organizatora.',
    'registration-full':
      'Zgłoszeń jest już tyle, ile ten turniej może przyjąć, razem z listą rezerwową. Można zgłosić się przy stole organizatora.',
    'judge-called-already':
      'Sędzia był już wzywany kilka razy i nikt jeszcze nie mógł przyjść. Wezwanie nie zostało zapomniane; w pilnej sprawie proszę podejść do stołu organizatora.',
    'event-archived':
      'Ten turniej jest w archiwum i można go tylko oglądać. Właściciel wyjmie go z archiwum na stronie z listą turniejów.',
    'other-name': 'Turniej nazywa się inaczej. Niczego nie usunięto.',
    'export-first':
      'Turniej nie został jeszcze pobrany w obecnej postaci. Najpierw go pobierz; niczego nie usunięto.',
    busy: 'Inni za każdym razem byli szybsi. Niczego nie zapisano; proszę wysłać ponownie.',
    fault: 'Topcut popełnił błąd. Proszę spróbować ponownie.',
  },
  damagedEntry: (entry) =>
    `Wpis ${entry} tego turnieju jest uszkodzony. Pozostawiono go bez zmian, a inne turnieje działają dalej. Za pomocą „topcut restore” należy przywrócić najnowszą kopię, w której turniej jest cały.`,
  stale: (revision) =>
    `To zmieniło się od ostatniego podglądu; aktualny stan to ${revision}. Proszę spojrzeć ponownie.`,
  weakPassphrase: {
    short:
      'Hasło musi mieć co najmniej dwanaście znaków. Cztery słowa, które nie mają ze sobą nic wspólnego, łatwo zapamiętać, a trudno odgadnąć.',
    digits:
      'Same cyfry można sprawdzić w jednej chwili. Lepsze są słowa, na przykład cztery, które nie mają ze sobą nic wspólnego.',
    common:
      'Kto zgaduje, próbuje tego najpierw. Lepsze jest coś własnego, na przykład cztery słowa, które nie mają ze sobą nic wspólnego.',
    name: 'Kto zgaduje, próbuje najpierw imienia i nazwiska. Lepsze jest coś innego, na przykład cztery słowa, które nie mają ze sobą nic wspólnego.',
  },
  tooMuchSent: (seconds) =>
    `To urządzenie wysłało bardzo wiele w krótkim czasie. Proszę wysłać ponownie za ${plural('pl', seconds, { one: '{{count}} sekundę', few: '{{count}} sekundy', many: '{{count}} sekund', other: '{{count}} sekundy' })} albo podejść do stołu organizatora.`,
  registrationRush: (seconds) =>
    `W tej chwili zgłasza się bardzo wiele osób. Proszę wysłać ponownie za ${plural('pl', seconds, { one: '{{count}} sekundę', few: '{{count}} sekundy', many: '{{count}} sekund', other: '{{count}} sekundy' })}.`,
  tooManyTries: (seconds) =>
    `Zbyt wiele prób. Proszę odczekać ${plural('pl', seconds, { one: '{{count}} sekundę', few: '{{count}} sekundy', many: '{{count}} sekund', other: '{{count}} sekundy' })} i spróbować ponownie.`,
  wrong: {
    inEntry: (event, entry) => `Turniej ${event}, wpis ${entry}:`,
    inEvent: (event) => `Turniej ${event}:`,
    impossible: 'To nie mogło się tam wydarzyć.',
    incoherent: 'Jego części do siebie nie pasują.',
  },
  body: 'przesłana treść',
  kinds: {
    object: 'obiektem',
    array: 'listą',
    string: 'tekstem',
    integer: 'liczbą całkowitą',
    number: 'liczbą',
    boolean: 'prawdą albo fałszem',
  },
  fault: {
    missing: (field) => `Brakuje pola „${field}”.`,
    unknown: (field) => `Pole „${field}” nie jest tu znane.`,
    blank: (field) => `Pole „${field}” nie może być puste.`,
    form: (field) => `Pole „${field}” nie ma oczekiwanej postaci.`,
    type: (field, kind) => `Pole „${field}” musi być ${kind}.`,
    choice: (field, choices) => `Pole „${field}” musi mieć jedną z wartości: ${choices}.`,
    range: (field, least, most) =>
      most === null
        ? `Pole „${field}” musi wynosić co najmniej ${least}.`
        : `Pole „${field}” musi wynosić od ${least} do ${most}.`,
    length: (field, least, most) =>
      most === null
        ? `Pole „${field}” musi mieć długość co najmniej ${least}.`
        : `Pole „${field}” musi mieć długość od ${least} do ${most}.`,
  },
}
