import type { poster as en } from '../en/poster.ts'

export const poster: typeof en = {
  title: 'Aushang zum Mitmachen',
  note: 'Drucken und an die Tür hängen: Die Spieler machen mit dem eigenen Handy mit.',
  network: 'WLAN-Name',
  password: 'WLAN-Passwort',
  address: 'Adresse für Handys',
  addressNote: 'Sie steht in dem Fenster, in dem Topcut gestartet wurde.',
  notAnAddress:
    'Das kann kein Handy öffnen. Geben Sie die Adresse so ein, wie sie beim Start von Topcut stand, zum Beispiel 192.168.1.20:8080.',
  loopback:
    'Diese Adresse öffnet sich nur auf diesem Computer. Tragen Sie die Adresse für Handys ein: Sie steht in dem Fenster, in dem Topcut gestartet wurde.',
  keptHere: 'Netz und Passwort bleiben auf diesem Gerät; der Server erfährt sie nie.',
  print: 'Drucken',
  toDesk: 'Zurück zur Turnierleitung',
  closed:
    'Die Anmeldung mit Code ist geschlossen, deshalb hat der Aushang keinen Code. Öffnen Sie sie in der Turnierleitung unter „Verantwortliche“.',
  tooLong: 'Zu lang für einen Code: bitte eintippen.',

  joinIn: 'Mit dem Handy mitmachen',
  joinWifi: 'Mit dem WLAN verbinden',
  openPage: 'Diese Seite öffnen',
  typeCode: 'Namen und diesen Code eintippen',
  code: 'Turniercode',
  wifiCode: 'Code für die Kamera: WLAN',
  pageCode: 'Code für die Kamera: Seite',
  watch: 'Nur zuschauen? Paarungen und Rangliste',
  watchCode: 'Code für die Kamera: Paarungen und Rangliste',
  sameNetwork: 'Jedes Handy in diesem Netz kann die Seite öffnen. Eine App ist nicht nötig.',
  warned: 'Der Browser warnt einmal? Erst vergleichen',
  compare:
    'Dieser Computer hat sein Zertifikat selbst ausgestellt, darum kennen Browser es nicht. Das Zertifikat aus der Warnung heraus öffnen und den SHA-256-Fingerabdruck mit diesem vergleichen: Nur weitergehen, wenn beide gleich sind. Sonst zur Turnierleitung kommen.',
  fingerprint: 'SHA-256-Fingerabdruck',
}
