import { useEffect, useEffectEvent, useState } from 'react'

const holdsFile = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true

/**
 * Hands on a file that is let go anywhere over the window: beside the field a browser would leave
 * the page and show the file. Answers whether one is held over it.
 */
export const useDroppedFile = (onDrop: (file: File) => void): boolean => {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    const over = (drag: DragEvent) => {
      if (!holdsFile(drag)) return
      drag.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      // From one element to the next it is still over the window.
      if (relatedTarget === null) setOver(false)
    }
    const drop = (dropped: DragEvent) => {
      setOver(false)
      if (!holdsFile(dropped)) return
      dropped.preventDefault()
      const [file] = dropped.dataTransfer?.files ?? []
      if (file !== undefined) take(file)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}
