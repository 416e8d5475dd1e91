import { restore as bringBack, type Restored, stampOf } from '@topcut/server'
import type { Arguments } from '../arguments.ts'
import { unreadable } from '../files/read-file.ts'
import { dataFolder } from './data-folder.ts'

/** Puts a copy in the place of the data, which are moved aside. */
export const restore = async (file: string, flags: Arguments['flags']): Promise<Restored> => {
  try {
    return await bringBack(dataFolder(flags), file, stampOf(new Date()))
  } catch (fault) {
    const isNotThere = fault instanceof Error && 'path' in fault && fault.path === file
    return isNotThere ? unreadable(file, fault) : Promise.reject(fault)
  }
}
