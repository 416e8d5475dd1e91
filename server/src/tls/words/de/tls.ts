import type { tls as en } from '../en/tls.ts'

export const tls: typeof en = {
  faults: {
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
  },
  needsTls: '--cert und --key gelten nur zusammen mit --tls.',
  needsBoth: '--cert und --key gehören zusammen: Eines fehlt.',
  compare:
    'Dieser Rechner hat sein Zertifikat selbst ausgestellt, darum warnen Browser einmal. Vergleichen Sie diesen Fingerabdruck (SHA-256), bevor Sie weitergehen:',
}
