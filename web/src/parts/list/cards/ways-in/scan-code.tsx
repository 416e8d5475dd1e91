import { useEffect, useEffectEvent, useRef } from 'react'
import { codeIn } from './qr-reader.ts'

/** Often enough for a hand that holds still. */
const everyMs = 250

type Props = { readonly onText: (text: string) => void; readonly onTrouble: () => void }

/** What the camera sees, until there is a code in it. */
export const ScanCode = ({ onText, onTrouble }: Props) => {
  const video = useRef<HTMLVideoElement>(null)
  const found = useEffectEvent(onText)
  const failed = useEffectEvent(onTrouble)
  useEffect(() => {
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const look = async () => {
      const shown = video.current
      const text = shown === null || shown.readyState < 2 ? null : await codeIn(shown)
      if (isLeft) return
      if (text === null) timer = setTimeout(look, everyMs)
      else found(text)
    }
    const begin = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        if (isLeft) return stop()
        if (video.current !== null) video.current.srcObject = stream
        await look()
      } catch {
        if (!isLeft) failed()
      }
    }
    // A camera that nobody looks through any more must not stay on.
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    void begin()
    return () => {
      isLeft = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  return <video ref={video} className="scan-code" autoPlay muted playsInline />
}
