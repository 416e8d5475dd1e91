import { plural } from '@topcut/protocol/words'
import type { problems as en } from '../en/problems.ts'

export const problems: typeof en = {
  refused: 'Zasady na to nie pozwalają',
  fileRefused: 'Nie można przejąć tego pliku',
  titles: {
    malformed: 'Niezrozumiałe',
    'not-json': 'Niezrozumiałe',
    'not-found': 'Nie znaleziono',
    'no-such-event': 'Nieznany turniej',
    'unknown-player': 'Nieznany gracz',
    'no-cards': 'Brak kart',
    'no-record-yet': 'Nie ma jeszcze zapisu',
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
    'token-not-known': 'Nieznany token',
    'not-for-programs': 'Nie dla programów',
    'link-not-open': 'Link już nie działa',
    'link-elsewhere': 'Otwarto na innym urządzeniu',
    'wrong-passphrase': 'Błędne hasło',
    'wrong-sign-in': 'Błędna nazwa lub błędne hasło',
    'weak-passphrase': 'Hasło zbyt łatwe do odgadnięcia',
    'passphrase-needed': 'Potrzebne hasło',
    'passphrase-unset': 'Najpierw trzeba wybrać hasło',
    'link-needed': 'Najpierw otwórz link',
    'name-needed': 'Potrzebna jest też nazwa',
    'name-taken': 'Nazwa jest zajęta',
    'wrong-code': 'Błędny kod',
    'registration-closed': 'Zapisy zamknięte',
    'registration-full': 'Nie można przyjąć więcej zgłoszeń',
    'registration-rush': 'Bardzo wiele osób naraz',
    'judge-called-already': 'Sędzia już wezwany',
    'event-archived': 'W archiwum',
    'other-name': 'To nie ta nazwa',
    'export-first': 'Najpierw pobierz',
    'hook-address': 'To nie jest adres do powiadomień',
    'hooks-full': 'Webhooków jest dość',
    'too-much-sent': 'Proszę trochę wolniej',
    'too-many-tries': 'Zbyt wiele prób',
    busy: 'Zajęte',
    stopping: 'Zatrzymywanie',
    fault: 'Coś poszło nie tak',
  },
  details: {
    'not-json': 'To, co wysłano, nie jest poprawnym JSON-em.',
    'not-found': 'Pod tym adresem nic nie ma.',
    'no-such-event': 'Nie ma tu takiego turnieju.',
    'unknown-player': 'W tym turnieju nie ma takiego gracza.',
    'no-record-yet':
      'Nie ma jeszcze nic do sprawdzenia: zapis publiczny zaczyna się z opublikowaniem pierwszej rundy.',
    'no-cards': 'Rozpiski na tym turnieju nie są sprawdzane na podstawie kart.',
    'not-as-asked': 'To, co jest pod tym adresem, nie ma żądanej wersji.',
    'too-large': 'To, co wysłano, jest za duże.',
    'wrong-content-type': 'Polecenia wysyła się jako application/json.',
    'foreign-origin': 'Polecenia są przyjmowane tylko z własnych stron Topcut.',
    'unknown-host': 'Topcut nie jest znany pod podanym adresem.',
    'tls-needed':
      'Ten Topcut działa tylko przez https, żeby nikt nie mógł podsłuchiwać. Użyj tego samego adresu z https:// na początku.',
    'command-id-reused': 'Inne polecenie o tym identyfikatorze zostało już wykonane.',
    'sign-in-needed': 'Otwórz otrzymany link albo zaloguj się nazwą i hasłem.',
    'not-yours': 'Twoja rola tego nie obejmuje. Organizator może zaprosić Cię do innej.',
    'token-not-known':
      'Token wygasł, został cofnięty albo jest błędnie przepisany. Organizator może utworzyć nowy.',
    'not-for-programs': 'To może zrobić tylko zalogowana osoba.',
    'link-not-open':
      'Link został zużyty, wygasł albo został cofnięty. Nowy dostaniesz na stanowisku organizatora. Możesz też wpisać kod z plakatu na stronie startowej.',
    'link-elsewhere':
      'Ten link działa tylko na jednym urządzeniu, a inne było pierwsze. Kontynuuj tam albo poproś o osobny link dla tego urządzenia. Jeśli otworzył go ktoś inny, powiedz o tym osobie, od której masz link.',
    'wrong-passphrase': 'To nie jest to hasło. Sprawdź wielkie litery i spróbuj ponownie.',
    'wrong-sign-in':
      'Nazwa i hasło nie pasują do siebie. Sprawdź jedno i drugie, w haśle także wielkie litery, i spróbuj ponownie.',
    'passphrase-unset':
      'W tej sieci inni mogą podsłuchiwać, więc ten krok wymaga hasła, a jeszcze go nie masz. Otwórz ponownie swój link albo nowy, wybierz tam hasło i spróbuj ponownie.',
    'link-needed':
      'Pierwsze hasło wybiera się w oknie, w którym otwarto link, albo na komputerze, na którym działa Topcut. Poproś o nowy link; właściciel serwera otrzyma go poleceniem „topcut link”.',
    'name-needed': 'Samo hasło nie wystarczy: wybierz także nazwę do logowania.',
    'name-taken': 'Tą nazwą loguje się już ktoś inny. Wybierz inną.',
    'passphrase-needed':
      'W tej sieci ktoś mógłby podsłuchiwać, a tego nie da się cofnąć: podaj także hasło organizatora.',
    'wrong-code': 'To nie jest kod turnieju. Znajdziesz go na plakacie przy wejściu.',
    'registration-closed':
      'Zapisy kodem są teraz zamknięte. Zapiszesz się na stanowisku organizatora.',
    'registration-full':
      'Ten turniej jest pełny, razem z listą rezerwową. Zapytaj na stanowisku organizatora.',
    'judge-called-already':
      'Sędzia był już wzywany kilka razy i nikt jeszcze nie mógł przyjść. Pamiętamy o Tobie; jeśli to pilne, podejdź do stanowiska organizatora.',
    'event-archived':
      'Ten turniej jest w archiwum i można go tylko oglądać. Właściciel wyjmie go z archiwum na stronie z listą turniejów.',
    'other-name': 'Turniej nazywa się inaczej. Niczego nie usunięto.',
    'export-first':
      'Turniej nie został jeszcze pobrany w obecnej postaci. Najpierw go pobierz; niczego nie usunięto.',
    'hook-address':
      'Podaj adres zaczynający się od https:// lub http://, bez nazwy i hasła. Musi być w internecie; o tym, czy odbiorcy we własnej sieci są dozwoleni, decyduje właściciel serwera.',
    'hooks-full': 'Ten turniej ma już tyle webhooków, ile może mieć. Najpierw usuń któryś.',
    busy: 'Inni za każdym razem byli szybsi. Niczego nie zapisano; wyślij ponownie.',
    stopping: 'Ten serwer jest właśnie zatrzymywany. Wyślij ponownie za chwilę.',
    fault: 'Topcut popełnił błąd. Spróbuj ponownie.',
  },
  damagedEntry: (entry) =>
    `Wpis ${entry} tego turnieju jest uszkodzony. Pozostawiono go bez zmian, a inne turnieje działają dalej. Przywróć za pomocą „topcut restore” najnowszą kopię, w której turniej jest cały.`,
  stale: (revision) => `To się w międzyczasie zmieniło (stan ${revision}). Spójrz ponownie.`,
  weakPassphrase: {
    short:
      'Hasło musi mieć co najmniej dwanaście znaków. Cztery słowa, które nie mają ze sobą nic wspólnego, łatwo zapamiętać, a trudno odgadnąć.',
    digits:
      'Same cyfry można sprawdzić w jednej chwili. Lepsze są słowa, na przykład cztery, które nie mają ze sobą nic wspólnego.',
    common:
      'Kto zgaduje, zaczyna od tego. Lepsze jest coś własnego, na przykład cztery słowa, które nie mają ze sobą nic wspólnego.',
    name: 'Kto zgaduje, zaczyna od imienia i nazwiska. Lepsze jest coś innego, na przykład cztery słowa, które nie mają ze sobą nic wspólnego.',
  },
  tooMuchSent: (seconds) =>
    `To urządzenie wysłało bardzo wiele w krótkim czasie. Wyślij ponownie za ${plural('pl', seconds, { one: '{{count}} sekundę', few: '{{count}} sekundy', many: '{{count}} sekund', other: '{{count}} sekundy' })} albo podejdź do stanowiska organizatora.`,
  registrationRush: (seconds) =>
    `W tej chwili zapisuje się bardzo wiele osób. Wyślij ponownie za ${plural('pl', seconds, { one: '{{count}} sekundę', few: '{{count}} sekundy', many: '{{count}} sekund', other: '{{count}} sekundy' })}.`,
  tooManyTries: (seconds) =>
    `Zbyt wiele prób. Odczekaj ${plural('pl', seconds, { one: '{{count}} sekundę', few: '{{count}} sekundy', many: '{{count}} sekund', other: '{{count}} sekundy' })} i spróbuj ponownie.`,
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
