/**
 * An id that nobody else has. `crypto.randomUUID` does not exist on a page that came over plain
 * HTTP, as it does in a hall; `getRandomValues` does.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
