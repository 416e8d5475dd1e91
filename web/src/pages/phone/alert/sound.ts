let audio: AudioContext | null = null

/** A phone makes no sound before it was touched, so the first touch opens the way for later ones. */
export const openSound = (): void => {
  try {
    audio ??= new AudioContext()
    void audio.resume()
  } catch {
    // Without sound there is still the vibration and the title.
  }
}

/** Three tones, higher each time. */
const tones = [660, 880, 1100]

export const playSound = (): void => {
  if (audio?.state !== 'running') return
  const begin = audio.currentTime
  for (const [index, pitch] of tones.entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    const from = begin + index * 0.22
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.4, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.2)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + 0.2)
  }
}

export const vibrate = (): void => {
  if ('vibrate' in navigator) navigator.vibrate([200, 100, 200])
}
