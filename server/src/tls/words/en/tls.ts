import type { TlsFaultCode } from '../../faults.ts'

/** For whoever starts the server, at its terminal. */
export const tlsFaults = {
  'no-certificate-file': (file: string) =>
    `The certificate ${file} cannot be read. Check its name and its permissions.`,
  'no-key-file': (file: string) =>
    `The key ${file} cannot be read. Check its name and its permissions.`,
  'not-a-certificate': (file: string) =>
    `${file} is not a certificate. It should begin with -----BEGIN CERTIFICATE-----.`,
  'not-a-key': (file: string) =>
    `${file} is not a key. It should begin with -----BEGIN PRIVATE KEY-----.`,
  'key-has-a-password': (file: string) =>
    `The key ${file} is locked with a password, and nobody is here to type it. Use one without a password.`,
  'not-a-pair': (file: string) => `The key ${file} does not belong to this certificate.`,
  ended: (file: string, day: string) =>
    `The certificate ${file} expired on ${day}: browsers would reject it. Have it renewed, or leave out --cert and --key.`,
  'not-yet': (file: string, day: string) =>
    `The certificate ${file} is not valid before ${day}: browsers would reject it. Check the clock of this machine.`,
} satisfies { readonly [C in TlsFaultCode]: (file: string, day: string) => string }
