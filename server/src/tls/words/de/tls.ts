import type { tlsFaults as en } from '../en/tls.ts'

export const tlsFaults: typeof en = {
  'no-certificate-file': (file) =>
    `Das Zertifikat ${file} lässt sich nicht lesen. Prüfen Sie Name und Rechte.`,
  'no-key-file': (file) =>
    `Der Schlüssel ${file} lässt sich nicht lesen. Prüfen Sie Name und Rechte.`,
  'not-a-certificate': (file) =>
    `${file} ist kein Zertifikat. Es müsste mit -----BEGIN CERTIFICATE----- beginnen.`,
  'not-a-key': (file) =>
    `${file} ist kein Schlüssel. Er müsste mit -----BEGIN PRIVATE KEY----- beginnen.`,
  'key-has-a-password': (file) =>
    `Der Schlüssel ${file} ist mit einem Kennwort verschlossen, und niemand kann es hier eingeben. Nehmen Sie einen ohne Kennwort.`,
  'not-a-pair': (file) => `Der Schlüssel ${file} gehört nicht zu diesem Zertifikat.`,
  ended: (file, day) =>
    `Das Zertifikat ${file} ist am ${day} abgelaufen: Browser würden es ablehnen. Lassen Sie es erneuern, oder lassen Sie --cert und --key weg.`,
  'not-yet': (file, day) =>
    `Das Zertifikat ${file} gilt erst ab dem ${day}: Browser würden es ablehnen. Prüfen Sie die Uhr dieses Rechners.`,
}
