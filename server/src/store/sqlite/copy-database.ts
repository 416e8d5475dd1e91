import { backup, DatabaseSync } from 'node:sqlite'

/** The most that SQLite counts. */
const allPages = 2 ** 31 - 1

/** Copies one moment of a database, while others go on writing, into one file that stands alone. */
export const copyDatabase = async (database: DatabaseSync, copy: string): Promise<void> => {
  // By a connection of its own: a copy through one that writes meanwhile fails now and then.
  const reader = new DatabaseSync(database.location() ?? '', { readOnly: true })
  try {
    await backup(reader, copy, { rate: allPages })
  } finally {
    reader.close()
  }
  // Without a journal beside it, whoever carries the file away has all of it.
  const copied = new DatabaseSync(copy)
  try {
    copied.exec('pragma journal_mode = delete')
  } finally {
    copied.close()
  }
}
