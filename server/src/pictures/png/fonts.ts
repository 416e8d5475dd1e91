import { readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { packageFile } from './package-file.ts'

/** Letters of Latin, Greek, Cyrillic and Hebrew: a server need not have any of its own. */
const ownFonts: readonly string[] = [
  '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
]

/** Where systems keep theirs. */
const folders = (): readonly string[] => [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  '/System/Library/Fonts',
  '/Library/Fonts',
  join(homedir(), '.fonts'),
  join(homedir(), '.local/share/fonts'),
  join(process.env['WINDIR'] ?? 'C:\\Windows', 'Fonts'),
]

/** Fonts that have the signs of Japanese, Chinese or Korean, as their files are called. */
const eastern =
  /cjk|gothic|hiragino|ヒラギノ|meiryo|yugoth|msyh|malgun|wqy|ipag|takao|vlg|fallback|unifont/i
const isFont = /\.(?:ttf|otf|ttc)$/i
/** Read whole for every picture with such a sign: more would be felt. */
const largest = 32 * 1024 * 1024

const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    )
  } catch {
    // No such folder here.
    return []
  }
}

const isSmallEnough = (file: string): boolean => {
  try {
    return statSync(file).size <= largest
  } catch {
    return false
  }
}

const easternFont = (): readonly Uint8Array[] => {
  const named = folders()
    .flatMap(filesIn)
    .filter((file) => isFont.test(file) && eastern.test(file) && isSmallEnough(file))
  const [first] = named.toSorted((a, b) => Number(/bold/i.test(a)) - Number(/bold/i.test(b)))
  return first === undefined ? [] : [readFileSync(first)]
}

const needsEastern =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]/

/** The letters that a picture is drawn in; of the system's own only where it has other signs. */
export const openFonts = (): ((svg: string) => Uint8Array[]) => {
  const own = ownFonts.map((file) => readFileSync(packageFile(file)))
  let others: readonly Uint8Array[] | null = null
  return (svg) => {
    if (!needsEastern.test(svg)) return own
    others ??= easternFont()
    return [...own, ...others]
  }
}
