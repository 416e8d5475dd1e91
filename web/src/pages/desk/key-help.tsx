import { useEffect, useRef } from 'react'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { LaneHelp } from './tables/lane/lane-help.tsx'

/** The keys of the desk. */
export const KeyHelp = ({ onClose }: { readonly onClose: () => void }) => {
  const { page } = useWords(deskWords)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="key-help" aria-label={page.keys} onClose={onClose}>
      <h2>{page.keys}</h2>
      <dl>
        {page.keyHelp.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <LaneHelp />
      <form method="dialog">
        <button type="submit" className="btn">
          {page.close}
        </button>
      </form>
    </dialog>
  )
}
