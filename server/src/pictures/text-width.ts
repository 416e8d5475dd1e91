/**
 * In parts of the size of the letters: what letters of `face` take at most, bold ones included. The
 * first line that has a letter counts.
 */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\p{Cc}\p{Cf}]/u, 0],
  [/[ .,/\\|'‘’Iijlìíîïĩīĭįıĺļłιίϊіїј]/u, 0.3],
  [/[!():;[\]ftţ·¡`-]/u, 0.36],
  [/[r*{}ŕŗřľ°]/u, 0.42],
  [/[zźżžť"“”„тгз]/u, 0.51],
  [/[mæœњљыюфъщшωώ%]/u, 1],
  [/[wŵπψφжмďŉђћ&]/u, 0.82],
  [/[MWŴÆŒФЖЪЫШЩЮЉЊЂЋΜΦΨΩΈΉΊΌΎΏ@—…]/u, 1.1],
  [/[\p{Nd}+–_<>=#$]/u, 0.6],
  [/[a-zß-ÿĀ-ſα-ώа-ўё?]/u, 0.7],
  [/[A-ZÀ-ÞΆ-ΫА-Я\u0400-\u040f]/u, 0.8],
  [/[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]/u, 1.05],
]

/** Little pictures are wider than they are high. */
const widest = 1.4

const letterWidth = (letter: string): number =>
  widths.find(([letters]) => letters.test(letter))?.[1] ?? widest

/** How wide a text is at most where its letters are 1 high. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)
