import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { LaneHelp } from './tables/lane/lane-help.tsx'
import './key-help.css'

/** The keys of the desk. */
export const KeyHelp = ({ onClose }: { readonly onClose: () => void }) => {
  const { page } = useWords(deskWords)
  return (
    <Dialog className="key-help" label={page.keys} onClose={onClose}>
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
        <Button type="submit">{page.close}</Button>
      </form>
    </Dialog>
  )
}
