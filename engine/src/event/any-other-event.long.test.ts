import { anyEvents } from './any-event.suite.ts'

anyEvents('any other event', 2_500, 500)
