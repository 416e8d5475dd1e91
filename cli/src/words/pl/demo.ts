import type { demo as en } from '../en/demo.ts'

export const demo: typeof en = {
  ready: (address) => `Topcut działa pod adresem ${address}`,
  invented: 'To pokaz: trzy zmyślone turnieje. Klikaj, co chcesz.',
  organizer: (link) => `Organizator wchodzi tutaj: ${link}`,
  asked: (name, passphrase) => `Jeśli pojawi się pytanie o nazwę i hasło: ${name}, ${passphrase}`,
  comingIn: 'gracze się schodzą, runda 1 zaraz się zacznie',
  round: (round) => `runda ${round} trwa, zegar idzie`,
  finals: 'środek finałów',
  judge: (name) => `jako sędzia (${name})`,
  player: (name) => `jako gracz (${name})`,
  everybody: 'jako obserwator',
  resets: (every) =>
    `Co ${every} zaczyna się od nowa: zmiany znikają, te linki zostają takie same.`,
  kept: (folder) =>
    `Do tego czasu wszystko jest w ${folder}; folder znika, gdy pokaz się skończy (Ctrl-C).`,
  reset: 'Pokaz zaczął się od nowa.',
}
