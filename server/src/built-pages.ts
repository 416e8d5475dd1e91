import { fileURLToPath } from 'node:url'

/** The folder of the built pages. Tests build pages of their own beside the usual ones. */
export const builtPages =
  process.env['TOPCUT_PAGES'] ?? fileURLToPath(new URL('../../.cache/web', import.meta.url))
