import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import './luck-offer.css'

/** As long as anything that is called out. */
const longest = 60

/** One line while somebody waits: whoever likes adds a word to the lot of the next round. */
export const LuckOffer = ({
  luck,
}: {
  readonly luck: { readonly round: number; readonly own: string | null }
}) => {
  const { session, waiting } = usePhone()
  const { luck: words } = useWords(phonePagesWords)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const onItsWay = waiting.findLast(({ parcel }) => parcel.command.kind === 'contribute-luck')
  const command = onItsWay?.parcel.command
  const own = command?.kind === 'contribute-luck' ? command.text : luck.own
  const add = async () => {
    setOpen(false)
    setText('')
    await session.give({ kind: 'contribute-luck', text: text.trim() })
  }
  return (
    <details
      className="luck-offer"
      data-testid="luck-offer"
      open={isOpen}
      onToggle={(toggled) => setOpen(toggled.currentTarget.open)}
    >
      <summary>
        {own === null ? (
          words.offer
        ) : (
          <>
            {words.added(luck.round)} <b translate="no">{own}</b>
          </>
        )}
      </summary>
      <p className="muted">{words.about}</p>
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault()
          if (text.trim() !== '') void add()
        }}
      >
        <TextField
          label={own === null ? words.word : words.otherWord}
          data-testid="luck-word"
          required
          maxLength={longest}
          autoComplete="off"
          value={text}
          onChange={setText}
        />
        <Button type="submit" size="line" data-testid="luck-add">
          {words.add}
        </Button>
      </form>
    </details>
  )
}
