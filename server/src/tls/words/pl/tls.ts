import type { tlsFaults as en } from '../en/tls.ts'

export const tlsFaults: typeof en = {
  'no-certificate-file': (file) =>
    `Nie można odczytać certyfikatu ${file}. Sprawdź nazwę i uprawnienia.`,
  'no-key-file': (file) => `Nie można odczytać klucza ${file}. Sprawdź nazwę i uprawnienia.`,
  'not-a-certificate': (file) =>
    `${file} nie jest certyfikatem. Powinien zaczynać się od -----BEGIN CERTIFICATE-----.`,
  'not-a-key': (file) =>
    `${file} nie jest kluczem. Powinien zaczynać się od -----BEGIN PRIVATE KEY-----.`,
  'key-has-a-password': (file) =>
    `Klucz ${file} jest zamknięty hasłem, a nie ma kto go tu wpisać. Potrzebny jest klucz bez hasła.`,
  'not-a-pair': (file) => `Klucz ${file} nie pasuje do tego certyfikatu.`,
  ended: (file, day) =>
    `Certyfikat ${file} wygasł ${day}: przeglądarki by go odrzuciły. Odnów go albo pomiń --cert i --key.`,
  'not-yet': (file, day) =>
    `Certyfikat ${file} obowiązuje dopiero od ${day}: przeglądarki by go odrzuciły. Sprawdź zegar tego komputera.`,
}
