import { restore as bringBack, type Restored, stampOf } from '@topcut/server'
import type { Arguments } from '../arguments.ts'
import { unreadable } from '../files/read-file.ts'
import { dataFolder } from './data-folder.ts'

/** A folder can be opened like a file, and tells only when it is read, without its path. */
const isOf = (file: string, fault: unknown): boolean =>
  fault instanceof Error &&
  (('path' in fault && fault.path === file) || ('code' in fault && fault.code === 'EISDIR'))

/** Puts a copy in the place of the data, which are moved aside. */
export const restore = async (file: string, flags: Arguments['flags']): Promise<Restored> => {
  try {
    return await bringBack(dataFolder(flags), file, stampOf(new Date()))
  } catch (fault) {
    return isOf(file, fault) ? unreadable(file, fault) : Promise.reject(fault)
  }
}
