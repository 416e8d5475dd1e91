import { Suspense } from 'react'
import { loadedLater } from '../../route/loaded-later.ts'
import { TextField } from '../../ui/field.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { linkOf } from './invitations.ts'
import './link-field.css'

const QrPicture = loadedLater(async () => (await import('../../ui/qr/qr-picture.tsx')).QrPicture)

/** A personal link, ready to be copied: it is shown this once. */
export const LinkField = ({ token, whose }: { readonly token: string; readonly whose: string }) => {
  const { page } = useWords(deskWords)
  return (
    <div className="link-field">
      <TextField
        className={null}
        label={page.people.linkFor(whose)}
        readOnly
        data-testid="link"
        value={linkOf(token)}
        onFocus={(field) => field.target.select()}
      />
      <Suspense>
        <QrPicture text={linkOf(token)} name={page.people.linkFor(whose)} />
      </Suspense>
      <p className="faint">{page.people.linkNote}</p>
    </div>
  )
}
