import { anyEvents } from './any-event.suite.ts'

anyEvents('any event', 0, 2_500)
