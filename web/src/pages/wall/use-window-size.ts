import { useEffect, useState } from 'react'

const size = () => ({ width: window.innerWidth, height: window.innerHeight })

export const useWindowSize = (): { readonly width: number; readonly height: number } => {
  const [now, setNow] = useState(size)
  useEffect(() => {
    const change = () => setNow(size())
    window.addEventListener('resize', change)
    return () => window.removeEventListener('resize', change)
  }, [])
  return now
}
