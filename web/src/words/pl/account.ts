import { plural } from '@topcut/protocol/words'
import type { account as en } from '../en/account.ts'

export const account: typeof en = {
  heading: 'Konto',
  notSignedIn: 'Najpierw trzeba się zalogować.',
  name: 'Nazwa',
  nameHint: 'Służy do logowania; wielkość liter nie ma znaczenia.',
  namelessHint:
    'Nie masz jeszcze nazwy? Wpisz tę z zaproszenia. Właściciel serwera zostawia pole puste.',
  typeName: 'Wpisz nazwę do logowania.',
  chooseName: 'Wybierz nazwę',
  chooseNameNote: 'Od teraz każdy loguje się nazwą i hasłem. Wybierz nazwę i potwierdź ją hasłem.',
  keepName: 'Zapisz nazwę',
  signedInAs: (name) => `Zalogowano jako ${name}`,
  owner: 'Właściciel tego serwera',
  organizer: 'Organizator',
  noPassphrase: 'Nie masz jeszcze hasła. Po wylogowaniu wpuści Cię tylko nowy link.',
  signOut: 'Wyloguj',
  changePassphrase: 'Zmień hasło',
  changeNote: 'Inne urządzenia zostaną wylogowane.',
  current: 'Dotychczasowe hasło',
  forgotten: 'Nie pamiętasz hasła?',
  forgottenNote: 'Masz dostęp z linku, więc nowe hasło ustawisz bez starego.',
  forgottenHint: 'Nie pamiętasz? Masz dostęp z linku: zostaw puste.',
  newPassphrase: 'Nowe hasło',
  changed: 'Zmieniono. Inne urządzenia są wylogowane.',
  kept: 'Zapisano. Następnym razem zaloguj się nazwą i tym hasłem.',

  sessions: 'Zalogowane urządzenia',
  thisOne: 'to urządzenie',
  since: (when) => `od ${when}`,
  lastSeen: (when) => `ostatnio ${when}`,
  at: (address) => `z ${address}`,
  end: 'Wyloguj tam',
  endOthers: 'Wyloguj inne urządzenia',
  ended: 'Wylogowano tam.',
  device: (program, system) =>
    program !== null && system !== null
      ? `${program}, ${system}`
      : (program ?? system ?? 'Nieznane urządzenie'),
  systems: {
    android: 'Android',
    chromebook: 'Chromebook',
    ipad: 'iPad',
    iphone: 'iPhone',
    linux: 'Linux',
    mac: 'Mac',
    windows: 'Windows',
  },

  organizers: 'Organizatorzy',
  organizersNote:
    'Zakładają tu i prowadzą własne turnieje. Sędziów i animatorów pojedynczego turnieju zaprasza się w tym turnieju.',
  noOrganizers: 'Na razie nie ma nikogo więcej.',
  organizerName: 'Imię i nazwisko organizatora',
  inviteOrganizer: 'Zaproś organizatora',
  notInYet: (when) => `zaproszenie: ${when}, jeszcze bez logowania`,
  takeBack: 'Odbierz konto',
  takeBackNote: (name) =>
    `${name} od razu traci dostęp, bez możliwości powrotu. Turnieje zostają i prowadzisz je dalej.`,

  security: 'Dziennik bezpieczeństwa',
  securityNote:
    'Kto wszedł, a kogo nie wpuszczono. Nie ma w nim haseł ani linków; najstarsze wpisy znikają.',
  nothingYet: 'Nic się jeszcze nie wydarzyło.',
  terminal: 'konsola tego komputera',
  theOwner: 'Właściciel',
  somebody: 'Ktoś',
  times: (n) =>
    plural('pl', n, {
      one: '{{count}} raz',
      few: '{{count}} razy',
      many: '{{count}} razy',
      other: '{{count}} razy',
    }),
  deeds: {
    'signed-in': ({ by }) => `${by}: zalogowanie`,
    'sign-in-refused': ({ whom }) =>
      whom === '' ? 'Odmowa zalogowania: nieznana nazwa' : `Odmowa zalogowania jako ${whom}`,
    'tries-limited': ({ whom }) =>
      whom === '' ? 'Zbyt wiele prób, zablokowano' : `Zbyt wiele prób (${whom}), zablokowano`,
    'link-opened': ({ by }) => `${by}: otwarcie linku`,
    'link-refused': () => 'Próba otwarcia linku, który już nie działa',
    'signed-out': ({ by }) => `${by}: wylogowanie`,
    'session-ended': ({ by }) => `${by}: wylogowanie innego urządzenia`,
    'sessions-ended': ({ by }) => `${by}: wylogowanie innych urządzeń`,
    'name-chosen': ({ by }) => `${by}: wybór nazwy`,
    'passphrase-chosen': ({ by }) => `${by}: wybór hasła`,
    'passphrase-refused': ({ by }) => `${by}: błędne hasło`,
    'organizer-invited': ({ by, whom }) => `${by}: zaproszenie organizatora (${whom})`,
    'account-revoked': ({ by, whom }) => `${by}: odebranie konta (${whom})`,
    'link-made': ({ by, whom }) =>
      whom === '' ? 'Nowy link dla właściciela' : `${by}: nowy link (${whom})`,
    'leader-invited': ({ by, whom }) => `${by}: zaproszenie (${whom})`,
    'leader-revoked': ({ by, whom }) => `${by}: cofnięcie zaproszenia (${whom})`,
    'event-deleted': ({ by }) => `${by}: usunięcie turnieju`,
    'program-made': ({ by, whom }) => `${by}: dopuszczenie programu (${whom})`,
    'program-revoked': ({ by, whom }) => `${by}: cofnięcie tokenu (${whom})`,
    'token-refused': () => 'Próba z tokenem, który nie działa',
  },
}
