/** A file as it lies in an archive. */
export type Packed = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly isProgram: boolean
}

const block = 512
const octal = (value: number, length: number): string =>
  `${value.toString(8).padStart(length - 1, '0')}\0`

/** 136 bytes in: the checksum is taken over a header that has blanks in its place. */
const header = ({ name, bytes, isProgram }: Packed, seconds: number): Buffer => {
  const made = Buffer.alloc(block)
  made.write(name, 0)
  made.write(octal(isProgram ? 0o755 : 0o644, 8), 100)
  made.write(octal(0, 8), 108)
  made.write(octal(0, 8), 116)
  made.write(octal(bytes.length, 12), 124)
  made.write(octal(seconds, 12), 136)
  made.write(' '.repeat(8), 148)
  made.write('0', 156)
  made.write('ustar\x0000', 257)
  const sum = made.reduce((all, byte) => all + byte, 0)
  made.write(`${octal(sum, 7)} `, 148)
  return made
}

/** Files as a tape of old, which every Linux and macOS unpacks with the right to run kept. */
export const tarOf = (files: readonly Packed[], seconds: number): Buffer => {
  const padded = ({ length }: Uint8Array) => Buffer.alloc((block - (length % block)) % block)
  const parts = files.flatMap((file) => [header(file, seconds), file.bytes, padded(file.bytes)])
  return Buffer.concat([...parts, Buffer.alloc(2 * block)])
}
