import { openState, type Watched } from '../../../state/state.ts'

let audio: AudioContext | null = null
const heard = openState(false)

/** Whether this page can be heard by now: no browser lets it before somebody has touched it. */
export const isHeard: Watched<boolean> = heard

/** Below what an ear notices: browsers put a silent page in a pocket to sleep after some minutes. */
const hum = (on: AudioContext): void => {
  const [tone, volume] = [on.createOscillator(), on.createGain()]
  tone.frequency.value = 40
  volume.gain.value = 0.001
  tone.connect(volume).connect(on.destination)
  tone.start()
}

/** In a press, or nothing comes of it. */
export const openRing = async (): Promise<void> => {
  try {
    if (audio === null) {
      const opened = new AudioContext()
      opened.addEventListener('statechange', () => heard.set(opened.state === 'running'))
      hum(opened)
      audio = opened
    }
    await audio.resume()
  } catch {
    // Without sound there is still the vibration, the title and the amber half of the page.
  }
  heard.set(audio?.state === 'running')
}

/** Three times two tones, through the noise of a hall. */
const tones = [880, 1320, 880, 1320, 880, 1320]
const each = 0.22

const sound = (): void => {
  if (audio?.state !== 'running') return
  const begin = audio.currentTime
  for (const [index, pitch] of tones.entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    const from = begin + index * each + Math.floor(index / 2) * 0.12
    tone.type = 'square'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.5, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + each)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + each)
  }
}

/** What a hidden page may do is decided by the browser: most let it sound and not vibrate. */
export const ring = (): void => {
  sound()
  if ('vibrate' in navigator) navigator.vibrate([400, 150, 400, 150, 400])
}
