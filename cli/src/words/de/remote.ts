import type { RemoteWords } from '../en/remote.ts'

export const remote: RemoteWords = {
  'server-unreachable': ({ server, reason }) =>
    `Der Server ${server} antwortet nicht (${reason}). Bitte prüfen, ob die Adresse stimmt und ob er läuft.`,
  'server-not-trusted': ({ server, reason }) =>
    `Das Zertifikat von ${server} ist hier nicht bekannt (${reason}). Bitte seine Datei in NODE_EXTRA_CA_CERTS angeben oder dem Server eines geben, für das andere bürgen.`,
  'no-topcut-there': ({ server, status }) =>
    `Unter ${server} ist kein Topcut, das das versteht (${status}). Bitte prüfen, ob die Adresse stimmt und beide die gleiche Version haben.`,
  'no-such-table': ({ table }) =>
    `In der zuletzt veröffentlichten Runde gibt es keinen Tisch ${table}.`,
  'server-refused': ({ problem, detail, rule }) =>
    `Der Server lehnt ab: ${detail} (${rule ?? problem})`,
}
