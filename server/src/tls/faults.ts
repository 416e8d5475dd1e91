/** What can be wrong with a certificate that was handed in; `file` is the one to look at. */
export type TlsFaultCode =
  | 'no-certificate-file'
  | 'no-key-file'
  | 'not-a-certificate'
  | 'not-a-key'
  | 'key-has-a-password'
  | 'not-a-pair'
  | 'ended'
  | 'not-yet'

export type TlsFault = Error & {
  readonly tlsFault: TlsFaultCode
  readonly file: string
  /** When it has ended, or when it begins. */
  readonly at: number
}

export const tlsFault = (code: TlsFaultCode, file: string, at = 0): TlsFault =>
  Object.assign(new Error(`${code}: ${file}`), { tlsFault: code, file, at })

export const isTlsFault = (fault: unknown): fault is TlsFault =>
  fault instanceof Error && 'tlsFault' in fault
