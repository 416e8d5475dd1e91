import { useState } from 'react'
import { isSame } from '../parts/is-same.ts'

/** The value as it was for as long as it says the same: what is searched for by it is found once. */
export const useSteady = <T>(value: T): T => {
  const [steady, keep] = useState(value)
  if (isSame(steady, value)) return steady
  keep(value)
  return value
}
