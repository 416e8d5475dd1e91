import type { RemoteWords } from '../en/remote.ts'

export const remote: RemoteWords = {
  'server-unreachable': ({ server, reason }) =>
    `Serwer ${server} nie odpowiada (${reason}). Sprawdź adres i to, czy działa.`,
  'server-not-trusted': ({ server, reason }) =>
    `Certyfikat serwera ${server} nie jest tu znany (${reason}). Podaj jego plik w NODE_EXTRA_CA_CERTS albo daj serwerowi certyfikat, za który ktoś ręczy.`,
  'no-topcut-there': ({ server, status }) =>
    `Pod adresem ${server} nie ma Topcuta, który to rozumie (${status}). Sprawdź adres i to, czy obie wersje są takie same.`,
  'no-such-table': ({ table }) => `W ostatniej opublikowanej rundzie nie ma stołu ${table}.`,
  'server-refused': ({ problem, detail, rule }) => `Serwer odmawia: ${detail} (${rule ?? problem})`,
}
