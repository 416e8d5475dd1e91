import { plural } from '@topcut/protocol/words'
import type { terminal as en } from '../en/terminal.ts'

export const terminal: typeof en = {
  noSuchWord: (word) => `„${word}“ gibt es hier nicht.`,
  needsValue: (word) => `${word} braucht einen Wert.`,
  options:
    'Optionen: --port N, --host ADRESSE, --data ORDNER, --copies ORDNER, --tls, --cert DATEI, --key DATEI, --lang en|de|pl, --help',
  wrongPort: (port) => `--port muss eine Zahl von 0 bis 65535 sein, nicht „${port}“.`,
  needsTls: '--cert und --key gelten nur zusammen mit --tls.',
  needsBoth: '--cert und --key gehören zusammen: Eines fehlt.',

  cannotStart: (why) => `Topcut kann nicht starten: ${why}`,
  noDatabase: 'Die Datenbank, die DATABASE_URL nennt, ist nicht erreichbar.',
  noAddressOfDatabase:
    'DATABASE_URL ist keine Adresse einer PostgreSQL-Datenbank wie postgres://nutzer@rechner/datenbank.',
  inUse: (data) =>
    `Mit den Daten in ${data} läuft schon ein Topcut. Arbeiten Sie mit diesem weiter, oder beenden Sie es zuerst; für andere Daten wählen Sie mit --data einen anderen Ordner.`,
  closedFolder: (data) =>
    `Topcut darf in ${data} nicht schreiben. Prüfen Sie die Rechte des Ordners, oder wählen Sie mit --data einen anderen.`,
  noFolder: (data) => `${data} ist kein Ordner; wählen Sie mit --data einen anderen.`,
  wrongSetting: {
    TOPCUT_PROXIES: (value) =>
      `TOPCUT_PROXIES nimmt Adressen, Netze wie 10.0.0.0/8, uniquelocal oder linklocal, nicht „${value}“.`,
    TOPCUT_LEAVE_SECONDS: (value) =>
      `TOPCUT_LEAVE_SECONDS nimmt ganze Sekunden von 0 bis 999, nicht „${value}“.`,
  },
  takenPort: (port) => `Port ${port} ist schon belegt; wählen Sie mit --port einen anderen.`,
  closedPort: (port) =>
    `Port ${port} dürfen Sie nicht öffnen; wählen Sie mit --port einen anderen.`,
  noAddress: (host) =>
    `Dieser Rechner hat keine Adresse ${host}; wählen Sie mit --host eine andere.`,

  readyAt: (url) => `Topcut läuft unter ${url}`,
  signInHere: (link) => `Hier loggt sich der Besitzer ein, einmal: ${link}`,
  hasPassphrase:
    'Der Besitzer loggt sich mit dem Kennwort ein; topcut link erzeugt einen neuen Link.',

  inTheHall: 'In der Halle diese Adresse öffnen:',
  devices: (count) =>
    plural('de', count, {
      one: '{{count}} Gerät ist verbunden.',
      other: '{{count}} Geräte sind verbunden.',
    }),
  moved: (addresses) =>
    `Die Adresse dieses Rechners hat sich geändert; jetzt ist es ${addresses.join(', ') || 'keine'}. Links und QR-Codes mit der alten gelten nicht mehr: Zeigen Sie die neue.`,
  compare:
    'Dieser Rechner hat sein Zertifikat selbst ausgestellt, darum warnen Browser einmal. Vergleichen Sie diesen Fingerabdruck (SHA-256), bevor Sie weitergehen:',
}
