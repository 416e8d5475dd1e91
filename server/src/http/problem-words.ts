import type { Fault } from '@topcut/protocol'
import { type Language, plural } from '@topcut/protocol/words'

/** Every problem that is not a refusal of the rules, with what its sentence needs. */
export type Trouble =
  | { readonly code: 'malformed'; readonly fault: Fault }
  | { readonly code: 'stale'; readonly revision: number }
  | { readonly code: 'too-many-tries'; readonly seconds: number }
  | {
      readonly code:
        | 'not-json'
        | 'not-found'
        | 'no-such-event'
        | 'unknown-player'
        | 'too-large'
        | 'wrong-content-type'
        | 'foreign-origin'
        | 'unknown-host'
        | 'command-id-reused'
        | 'sign-in-needed'
        | 'not-yours'
        | 'link-not-open'
        | 'wrong-passphrase'
        | 'passphrase-needed'
        | 'passphrase-unset'
        | 'wrong-code'
        | 'registration-closed'
        | 'busy'
        | 'fault'
    }

export type TroubleCode = Trouble['code']
type Plain = Exclude<TroubleCode, 'malformed' | 'stale' | 'too-many-tries'>

export type ProblemWords = {
  readonly refused: string
  readonly titles: { readonly [C in TroubleCode]: string }
  readonly details: { readonly [C in Plain]: string }
  readonly stale: (revision: number) => string
  readonly tooManyTries: (seconds: number) => string
  /** The whole of what was sent, where no field can be named. */
  readonly body: string
  readonly kinds: { readonly [kind: string]: string }
  readonly fault: {
    readonly missing: (field: string) => string
    readonly unknown: (field: string) => string
    readonly blank: (field: string) => string
    readonly form: (field: string) => string
    readonly type: (field: string, kind: string) => string
    readonly choice: (field: string, choices: string) => string
    readonly range: (field: string, least: number, most: number | null) => string
    readonly length: (field: string, least: number, most: number | null) => string
  }
}

export const problemWords: { readonly [L in Language]: ProblemWords } = {
  en: {
    refused: 'The rules do not allow this',
    titles: {
      malformed: 'Not understood',
      'not-json': 'Not understood',
      'not-found': 'Not found',
      'no-such-event': 'No such event',
      'unknown-player': 'No such player',
      'too-large': 'Too large',
      'wrong-content-type': 'Wrong content type',
      'foreign-origin': 'Not from this page',
      'unknown-host': 'Unknown address',
      'command-id-reused': 'Command id already used',
      stale: 'Changed in the meantime',
      'sign-in-needed': 'Not signed in',
      'not-yours': 'Not for you',
      'link-not-open': 'This link no longer works',
      'wrong-passphrase': 'Wrong passphrase',
      'passphrase-needed': 'Passphrase needed',
      'passphrase-unset': 'Choose a passphrase first',
      'wrong-code': 'Wrong code',
      'registration-closed': 'Registration is closed',
      'too-many-tries': 'Too many tries',
      busy: 'Busy',
      fault: 'Something went wrong',
    },
    details: {
      'not-json': 'What was sent is not valid JSON.',
      'not-found': 'There is nothing at this address.',
      'no-such-event': 'There is no event with this id.',
      'unknown-player': 'There is no player with this id in the event.',
      'too-large': 'What was sent is too large.',
      'wrong-content-type': 'Commands are sent as application/json.',
      'foreign-origin': 'Commands are accepted from Topcut’s own pages only.',
      'unknown-host': 'Topcut is not known under the address that was asked for.',
      'command-id-reused': 'Another command with this id has been granted already.',
      'sign-in-needed': 'Open the link you were given, or sign in with the passphrase.',
      'not-yours': 'Your role does not include this. The organizer can invite you to another one.',
      'link-not-open':
        'The link was used up, has expired or was taken back. Ask for a new one; the owner of the server gets one with “topcut link”.',
      'wrong-passphrase': 'This is not the passphrase. Check capital letters and try again.',
      'passphrase-unset':
        'Others can listen in on this network, so this step needs your passphrase, and you have none yet. Choose one on the page with the list of tournaments, then try again.',
      'passphrase-needed':
        'Others on this network could listen in, and this cannot be taken back: please give the organizer’s passphrase as well.',
      'wrong-code': 'This is not the code of the event. It stands on the poster at the entrance.',
      'registration-closed':
        'Nobody can register here by code at the moment. The organizer can add you at the desk.',
      busy: 'Others were faster each time. Nothing was stored; please send it again.',
      fault: 'Topcut made a mistake. Please try again.',
    },
    stale: (revision) =>
      `This has changed since you last saw it; it is at revision ${revision} now. Please look again.`,
    tooManyTries: (seconds) =>
      `Too many tries. Please wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} and try again.`,
    body: 'what was sent',
    kinds: {
      object: 'an object',
      array: 'a list',
      string: 'a text',
      integer: 'a whole number',
      number: 'a number',
      boolean: 'true or false',
    },
    fault: {
      missing: (field) => `The field “${field}” is missing.`,
      unknown: (field) => `The field “${field}” is not known here.`,
      blank: (field) => `The field “${field}” must not be blank.`,
      form: (field) => `The field “${field}” does not have the expected form.`,
      type: (field, kind) => `The field “${field}” must be ${kind}.`,
      choice: (field, choices) => `The field “${field}” must be one of: ${choices}.`,
      range: (field, least, most) =>
        most === null
          ? `The field “${field}” must be at least ${least}.`
          : `The field “${field}” must be from ${least} to ${most}.`,
      length: (field, least, most) =>
        most === null
          ? `The field “${field}” must have a length of at least ${least}.`
          : `The field “${field}” must have a length from ${least} to ${most}.`,
    },
  },
  de: {
    refused: 'Die Regeln lassen das nicht zu',
    titles: {
      malformed: 'Nicht verstanden',
      'not-json': 'Nicht verstanden',
      'not-found': 'Nicht gefunden',
      'no-such-event': 'Unbekannte Veranstaltung',
      'unknown-player': 'Unbekannte Person',
      'too-large': 'Zu groß',
      'wrong-content-type': 'Falscher Inhaltstyp',
      'foreign-origin': 'Nicht von dieser Seite',
      'unknown-host': 'Unbekannte Adresse',
      'command-id-reused': 'Kennung schon verwendet',
      stale: 'Inzwischen geändert',
      'sign-in-needed': 'Nicht eingeloggt',
      'not-yours': 'Nicht für diese Rolle',
      'link-not-open': 'Der Link gilt nicht mehr',
      'wrong-passphrase': 'Falsches Kennwort',
      'passphrase-needed': 'Kennwort nötig',
      'passphrase-unset': 'Erst ein Kennwort wählen',
      'wrong-code': 'Falscher Code',
      'registration-closed': 'Anmeldung geschlossen',
      'too-many-tries': 'Zu viele Versuche',
      busy: 'Ausgelastet',
      fault: 'Etwas ist schiefgegangen',
    },
    details: {
      'not-json': 'Das Gesendete ist kein gültiges JSON.',
      'not-found': 'Unter dieser Adresse gibt es nichts.',
      'no-such-event': 'Es gibt keine Veranstaltung mit dieser Kennung.',
      'unknown-player': 'In dieser Veranstaltung spielt niemand mit dieser Kennung.',
      'too-large': 'Das Gesendete ist zu groß.',
      'wrong-content-type': 'Befehle werden als application/json gesendet.',
      'foreign-origin': 'Befehle werden nur von den eigenen Seiten von Topcut angenommen.',
      'unknown-host': 'Topcut ist unter der angefragten Adresse nicht bekannt.',
      'command-id-reused': 'Ein anderer Befehl mit dieser Kennung wurde bereits ausgeführt.',
      'sign-in-needed':
        'Öffnen Sie den Link, den Sie erhalten haben, oder loggen Sie sich mit dem Kennwort ein.',
      'not-yours':
        'Ihre Rolle umfasst das nicht. Der Organisator kann Sie zu einer anderen einladen.',
      'link-not-open':
        'Der Link ist verbraucht, abgelaufen oder zurückgezogen. Bitten Sie um einen neuen; wem der Server gehört, bekommt einen mit „topcut link“.',
      'wrong-passphrase':
        'Das ist nicht das Kennwort. Prüfen Sie die Großschreibung und versuchen Sie es noch einmal.',
      'passphrase-unset':
        'In diesem Netz können andere mithören, darum braucht dieser Schritt Ihr Kennwort, und noch ist keines gewählt. Wählen Sie eines auf der Seite mit der Liste der Turniere und versuchen Sie es noch einmal.',
      'passphrase-needed':
        'In diesem Netz könnten andere mithören, und das hier lässt sich nicht zurücknehmen: Bitte geben Sie zusätzlich das Kennwort des Organisators ein.',
      'wrong-code': 'Das ist nicht der Code des Turniers. Er steht auf dem Aushang am Eingang.',
      'registration-closed':
        'Eine Anmeldung mit Code ist hier gerade nicht möglich. Am Turniertisch kann man Sie eintragen.',
      busy: 'Andere waren jedes Mal schneller. Nichts wurde gespeichert; bitte noch einmal senden.',
      fault: 'Topcut hat einen Fehler gemacht. Bitte noch einmal versuchen.',
    },
    stale: (revision) =>
      `Das hat sich seit dem letzten Blick geändert; der Stand ist jetzt ${revision}. Bitte noch einmal ansehen.`,
    tooManyTries: (seconds) =>
      `Zu viele Versuche. Bitte warten Sie ${seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`} und versuchen Sie es dann noch einmal.`,
    body: 'das Gesendete',
    kinds: {
      object: 'ein Objekt',
      array: 'eine Liste',
      string: 'ein Text',
      integer: 'eine ganze Zahl',
      number: 'eine Zahl',
      boolean: 'wahr oder falsch',
    },
    fault: {
      missing: (field) => `Das Feld „${field}“ fehlt.`,
      unknown: (field) => `Das Feld „${field}“ ist hier nicht bekannt.`,
      blank: (field) => `Das Feld „${field}“ darf nicht leer sein.`,
      form: (field) => `Das Feld „${field}“ hat nicht die erwartete Form.`,
      type: (field, kind) => `Das Feld „${field}“ muss ${kind} sein.`,
      choice: (field, choices) => `Das Feld „${field}“ muss eines davon sein: ${choices}.`,
      range: (field, least, most) =>
        most === null
          ? `Das Feld „${field}“ muss mindestens ${least} sein.`
          : `Das Feld „${field}“ muss zwischen ${least} und ${most} liegen.`,
      length: (field, least, most) =>
        most === null
          ? `Das Feld „${field}“ muss mindestens die Länge ${least} haben.`
          : `Das Feld „${field}“ muss eine Länge von ${least} bis ${most} haben.`,
    },
  },
  pl: {
    refused: 'Przepisy na to nie pozwalają',
    titles: {
      malformed: 'Niezrozumiałe',
      'not-json': 'Niezrozumiałe',
      'not-found': 'Nie znaleziono',
      'no-such-event': 'Nieznane wydarzenie',
      'unknown-player': 'Nieznany gracz',
      'too-large': 'Za duże',
      'wrong-content-type': 'Niewłaściwy typ treści',
      'foreign-origin': 'Nie z tej strony',
      'unknown-host': 'Nieznany adres',
      'command-id-reused': 'Identyfikator już użyty',
      stale: 'W międzyczasie zmienione',
      'sign-in-needed': 'Brak zalogowania',
      'not-yours': 'Nie dla tej roli',
      'link-not-open': 'Link już nie działa',
      'wrong-passphrase': 'Błędne hasło',
      'passphrase-needed': 'Potrzebne hasło',
      'passphrase-unset': 'Najpierw trzeba wybrać hasło',
      'wrong-code': 'Błędny kod',
      'registration-closed': 'Zgłoszenia zamknięte',
      'too-many-tries': 'Zbyt wiele prób',
      busy: 'Zajęte',
      fault: 'Coś poszło nie tak',
    },
    details: {
      'not-json': 'To, co wysłano, nie jest poprawnym JSON-em.',
      'not-found': 'Pod tym adresem nic nie ma.',
      'no-such-event': 'Nie ma wydarzenia o tym identyfikatorze.',
      'unknown-player': 'W tym wydarzeniu nie ma gracza o tym identyfikatorze.',
      'too-large': 'To, co wysłano, jest za duże.',
      'wrong-content-type': 'Polecenia wysyła się jako application/json.',
      'foreign-origin': 'Polecenia są przyjmowane tylko z własnych stron Topcut.',
      'unknown-host': 'Topcut nie jest znany pod podanym adresem.',
      'command-id-reused': 'Inne polecenie o tym identyfikatorze zostało już wykonane.',
      'sign-in-needed': 'Proszę otworzyć otrzymany link albo zalogować się hasłem.',
      'not-yours': 'Ta rola tego nie obejmuje. Organizator może zaprosić do innej.',
      'link-not-open':
        'Link został zużyty, wygasł albo został cofnięty. Proszę poprosić o nowy; właściciel serwera otrzyma go poleceniem „topcut link”.',
      'wrong-passphrase':
        'To nie jest to hasło. Proszę sprawdzić wielkie litery i spróbować ponownie.',
      'passphrase-unset':
        'W tej sieci inni mogą podsłuchiwać, więc ten krok wymaga hasła, a nie zostało jeszcze wybrane. Proszę wybrać je na stronie z listą turniejów i spróbować ponownie.',
      'passphrase-needed':
        'W tej sieci ktoś mógłby podsłuchiwać, a tego nie da się cofnąć: proszę podać także hasło organizatora.',
      'wrong-code': 'To nie jest kod turnieju. Kod znajduje się na plakacie przy wejściu.',
      'registration-closed':
        'Zgłoszenie kodem nie jest tu teraz możliwe. Można zgłosić się przy stole organizatora.',
      busy: 'Inni za każdym razem byli szybsi. Niczego nie zapisano; proszę wysłać ponownie.',
      fault: 'Topcut popełnił błąd. Proszę spróbować ponownie.',
    },
    stale: (revision) =>
      `To zmieniło się od ostatniego podglądu; aktualny stan to ${revision}. Proszę spojrzeć ponownie.`,
    tooManyTries: (seconds) =>
      `Zbyt wiele prób. Proszę odczekać ${plural('pl', seconds, { one: '{{count}} sekundę', few: '{{count}} sekundy', many: '{{count}} sekund', other: '{{count}} sekundy' })} i spróbować ponownie.`,
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
  },
}
