import fc from 'fast-check'

/** Of names, and signs that people put into them. */
const alphabets = [
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'ąćęłńóśźżĄĆĘŁŃÓŚŹŻäöüßÄÖÜéèçñøåæœŵďťžÆŒŴĎŤŽÅØÇÑ',
  'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯђћљњєіїЂЋЉЊЄІЇ',
  '山田太郎やまだたろうヤマダタロウ',
  ' \'’-.,0123456789&<>"@%()/#—…–!?:;+*=_',
]

export const letters = fc.oneof(...alphabets.map((alphabet) => fc.constantFrom(...alphabet)))
