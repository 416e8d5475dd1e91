import { openSound, playSound, vibrate } from './sound.ts'
import { tellMe } from './tell-me.ts'

/** In a press. Once as a proof: a phone may be silent for reasons a page cannot see. */
export const turnOn = (): void => {
  tellMe.set(true)
  openSound()
  setTimeout(playSound, 100)
  vibrate()
}
