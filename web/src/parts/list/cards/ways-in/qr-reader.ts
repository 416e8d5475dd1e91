import { codeText } from './code-text.ts'

type Detector = {
  readonly detect: (picture: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>
}
type Made = new (asked: { readonly formats: readonly string[] }) => Detector

/** The browser's own reader of codes; null where it has none. */
const detector = (): Detector | null => {
  const Made = (globalThis as { readonly BarcodeDetector?: Made }).BarcodeDetector
  return Made === undefined ? null : new Made({ formats: ['qr_code'] })
}

export const canReadCodes = (): boolean => detector() !== null

/** The text of the code in a picture; null where none can be read. */
export const codeIn = async (picture: ImageBitmapSource): Promise<string | null> => {
  try {
    const [found] = (await detector()?.detect(picture)) ?? []
    return found === undefined ? null : await codeText(found.rawValue)
  } catch {
    return null
  }
}
