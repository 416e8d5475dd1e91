import { resolve } from 'node:path'
import { usualData } from '@topcut/server'
import type { Arguments } from '../arguments.ts'

/** Where the data are, unless DATABASE_URL names a PostgreSQL; the same as for `topcut serve`. */
export const dataFolder = (flags: Arguments['flags']): string =>
  resolve(flags.get('data') ?? usualData())
