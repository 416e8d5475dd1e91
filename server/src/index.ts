export { openAccess } from './access/access.ts'
export { unseen } from './access/sessions.ts'
export { shownSecurityLog } from './access/shown-security-log.ts'
export { putWaysIn, type WayIn, waysIn } from './access/ways-in.ts'
export { builtPages } from './built-pages.ts'
export { openDesk } from './desk/desk.ts'
export { systemClock } from './desk/ports.ts'
export { hallAddresses } from './hall/addresses.ts'
export { run } from './main.ts'
export { openIdleStore, openKnownStore, openStore } from './open-store.ts'
export { type Restored, restore } from './restore.ts'
export { type Serving, serveStore } from './serve.ts'
export { stopWhenTold } from './stop-when-told.ts'
export { exportText, withoutPeople } from './store/backup/export-file.ts'
export { clearGone, noteGone } from './store/backup/gone-events.ts'
export { importEvents, readExport, takeEvents } from './store/backup/import-file.ts'
export { prune } from './store/backup/prune.ts'
export { stampOf } from './store/backup/stamp.ts'
export { writeWhole } from './store/backup/write-whole.ts'
export {
  isOfOneEvent,
  isStoreFault,
  type StoreFault,
  type StoreFaultCode,
  storeFault,
} from './store/faults.ts'
export { createdIn, nameOfEvent } from './store/known-facts.ts'
export { openMemoryStore } from './store/memory/memory-store.ts'
export { openPostgresStore } from './store/postgres/postgres-store.ts'
export { openSqliteStore } from './store/sqlite/sqlite-store.ts'
export type { Store, WholeEvent } from './store/store.ts'
export { terminalLanguage } from './terminal-words.ts'
export { usualData } from './usual-data.ts'
export { whyNot } from './why-not.ts'
