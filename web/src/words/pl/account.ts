import { plural } from '@topcut/protocol/words'
import type { account as en } from '../en/account.ts'

export const account: typeof en = {
  heading: 'Konto',
  notSignedIn: 'Nikt nie jest tu zalogowany.',
  name: 'Nazwa',
  nameHint: 'Wpisuje się ją razem z hasłem; wielkość liter nie ma znaczenia.',
  namelessHint:
    'Nazwa nie została jeszcze wybrana? Obowiązuje ta z zaproszenia; właściciel serwera zostawia pole puste.',
  typeName: 'Proszę wpisać nazwę do logowania.',
  chooseName: 'Wybierz nazwę',
  chooseNameNote:
    'Od teraz każdy loguje się nazwą i hasłem. Proszę wybrać nazwę i potwierdzić ją hasłem.',
  keepName: 'Zachowaj nazwę',
  signedInAs: (name) => `Zalogowano jako ${name}`,
  owner: 'Właściciel tego serwera',
  organizer: 'Organizator',
  noPassphrase: 'Nie masz jeszcze hasła. Po wylogowaniu wpuści Cię tylko nowy link.',
  signOut: 'Wyloguj',
  changePassphrase: 'Zmień hasło',
  changeNote: 'Wszędzie indziej nastąpi wylogowanie.',
  current: 'Dotychczasowe hasło',
  forgotten: 'Zapomniane hasło?',
  forgottenNote: 'Wejście nastąpiło przez link, więc nowe hasło można wybrać bez starego.',
  forgottenHint: 'Zapomniane? Wejście nastąpiło przez link: proszę zostawić puste.',
  newPassphrase: 'Nowe hasło',
  changed: 'Zmieniono. Wszędzie indziej nastąpiło wylogowanie.',
  kept: 'Zapisano. Następnym razem zaloguj się nazwą i tym hasłem.',

  sessions: 'Gdzie trwa zalogowanie',
  thisOne: 'to urządzenie',
  since: (when) => `od ${when}`,
  lastSeen: (when) => `ostatnio ${when}`,
  at: (address) => `z ${address}`,
  end: 'Wyloguj tam',
  endOthers: 'Wyloguj wszędzie indziej',
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
  organizerName: 'Kto to jest?',
  inviteOrganizer: 'Zaproś organizatora',
  notInYet: (when) => `zaproszenie: ${when}, jeszcze bez wejścia`,
  takeBack: 'Cofnij konto',
  takeBackNote: (name) =>
    `${name}: wylogowanie wszędzie od razu, bez możliwości powrotu. Turnieje zostają, a prowadzi je dalej właściciel.`,

  security: 'Dziennik bezpieczeństwa',
  securityNote:
    'Kto wszedł, a komu odmówiono. Nie ma w nim haseł ani linków; najstarsze wpisy ustępują miejsca.',
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
      whom === '' ? 'Zbyt wiele prób, zatrzymano' : `Zbyt wiele prób (${whom}), zatrzymano`,
    'link-opened': ({ by }) => `${by}: otwarcie linku`,
    'link-refused': () => 'Próba otwarcia linku, który już nie działa',
    'signed-out': ({ by }) => `${by}: wylogowanie`,
    'session-ended': ({ by }) => `${by}: wylogowanie innego urządzenia`,
    'sessions-ended': ({ by }) => `${by}: wylogowanie wszędzie indziej`,
    'name-chosen': ({ by }) => `${by}: wybór nazwy`,
    'passphrase-chosen': ({ by }) => `${by}: wybór hasła`,
    'passphrase-refused': ({ by }) => `${by}: błędne hasło`,
    'organizer-invited': ({ by, whom }) => `${by}: zaproszenie organizatora ${whom}`,
    'account-revoked': ({ by, whom }) => `${by}: cofnięcie konta ${whom}`,
    'link-made': ({ by, whom }) =>
      whom === '' ? 'Nowy link dla właściciela' : `${by}: nowy link dla ${whom}`,
    'leader-invited': ({ by, whom }) => `${by}: zaproszenie dla ${whom}`,
    'leader-revoked': ({ by, whom }) => `${by}: cofnięcie zaproszenia dla ${whom}`,
    'event-deleted': ({ by }) => `${by}: usunięcie turnieju`,
  },
}
