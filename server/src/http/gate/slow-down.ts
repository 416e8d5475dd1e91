import type { App } from '../routes/door.ts'
import { heldBack, type Pause } from './pause.ts'

/**
 * Whoever is told to wait is told so slowly. Answered at once, a program that asks again at once
 * would keep the server busy with nothing else, and others would not even be let in.
 */
export const slowDown = (app: App, pause: Pause): void => {
  app.addHook('onSend', (_, reply, payload, done) => {
    if (reply.statusCode !== 429) return done(null, payload)
    void pause(heldBack).then(() => done(null, payload))
  })
}
