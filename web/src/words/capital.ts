export { capital } from '@topcut/protocol/words'
