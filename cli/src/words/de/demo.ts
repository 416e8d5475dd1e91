import type { demo as en } from '../en/demo.ts'

export const demo: typeof en = {
  ready: (address) => `Topcut läuft unter ${address}`,
  invented: 'Eine Vorführung: drei erfundene Turniere. Drücken Sie, was Sie wollen.',
  organizer: (link) => `Hier kommt die Turnierleitung herein: ${link}`,
  asked: (name, passphrase) => `Falls nach Name und Kennwort gefragt wird: ${name}, ${passphrase}`,
  comingIn: 'die Spieler kommen gerade, Runde 1 beginnt gleich',
  round: (round) => `Runde ${round} läuft, die Uhr auch`,
  finals: 'mitten in der Finalrunde',
  judge: (name) => `als Schiedsrichter (${name})`,
  player: (name) => `als Spieler (${name})`,
  everybody: 'als Zuschauer',
  resets: (every) =>
    `Alle ${every} beginnt sie von vorn: Was geändert wurde, ist weg, diese Links bleiben gleich.`,
  kept: (folder) =>
    `Bis dahin liegt alles in ${folder}; der Ordner verschwindet, wenn Sie die Vorführung beenden (Strg-C).`,
  reset: 'Die Vorführung hat von vorn begonnen.',
}
