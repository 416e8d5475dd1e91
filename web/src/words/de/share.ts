import type { share as en } from '../en/share.ts'

export const share: typeof en = {
  open: 'Teilen',
  title: (event) => `${event} teilen`,
  publicPage: 'Öffentliche Seite',
  publicNote: 'Runde, Uhr, Paarungen und Rangliste. Niemand muss sich anmelden.',
  address: 'Adresse der öffentlichen Seite',
  onlyHere:
    'Diese Adresse gilt nur auf diesem Computer. Tragen Sie auf der Seite des Aushangs die Adresse für den Saal ein.',
  inTheHall: 'Im Saal',
  pages: {
    wall: { name: 'Anzeigewand', about: 'Uhr, Paarungen und Rangliste auf dem großen Bildschirm.' },
    clock: { name: 'Uhr', about: 'Nur die Uhr, so groß wie der Bildschirm.' },
    poster: { name: 'Aushang', about: 'Turniercode und QR-Code zum Drucken und Aufhängen.' },
  },
  openPage: 'Öffnen',
  toSend: 'Zum Verschicken',
  text: 'Text für Chats und Foren',
  picture: 'Als Bild speichern',
  noPicture: 'Dieser Browser kann das Bild nicht zeichnen. Kopieren Sie stattdessen den Text.',
  nothingPlayed: 'Eine Rangliste zum Verschicken gibt es, sobald die erste Runde gespielt ist.',
  toKeep: 'Zum Aufheben',
  close: 'Schließen',
}
