// A setup file: read before each test file, also where several share one process and its modules.
import { afterAll } from 'vitest'
import { removeFolders } from './temporary-folder.ts'

afterAll(removeFolders)
