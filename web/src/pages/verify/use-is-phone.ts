import { useEffect, useState } from 'react'

const narrow = '(max-width: 700px)'

/** Whether the window is a phone's: fewer words, one below the other. */
export const useIsPhone = (): boolean => {
  const [isPhone, setPhone] = useState(() => window.matchMedia(narrow).matches)
  useEffect(() => {
    const watched = window.matchMedia(narrow)
    const change = () => setPhone(watched.matches)
    watched.addEventListener('change', change)
    return () => watched.removeEventListener('change', change)
  }, [])
  return isPhone
}
