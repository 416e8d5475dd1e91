import { request } from '../state/sending/request.ts'
import { beginAnew } from './begin-anew.ts'

const pause = 2_000

const pass = () => new Promise((resolve) => setTimeout(resolve, pause))

export const serverAnswers = async (): Promise<void> => {
  while ((await request('GET', '/api/health')).kind !== 'ok') await pass()
}

/** A browser does not ask again for a part it could not load: the page begins anew when it can. */
export const beginAnewWhenBack = async (): Promise<never> => {
  for (;;) {
    await pass()
    await serverAnswers()
    beginAnew()
  }
}
