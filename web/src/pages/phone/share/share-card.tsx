import { dayText } from '@topcut/protocol/words'
import { useState } from 'react'
import { membersText } from '../../../parts/pairings/members.ts'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { cardPicture } from './card-picture.ts'

type Props = { readonly place: number; readonly of: number }

const mayShare = (data: ShareData): boolean => 'canShare' in navigator && navigator.canShare(data)

/** The final place as a picture: to whoever the phone can send it to, otherwise onto the phone. */
export const ShareCard = ({ place, of }: Props) => {
  const { me, event } = usePhone()
  const phone = useWords(phoneWords)
  const words = useWords(phonePagesWords)
  const language = useLanguage()
  const [isSaved, setSaved] = useState(false)
  const name = event?.name ?? ''
  const share = async () => {
    const { tally = null, tournamentPoints = 0 } = me.standing ?? {}
    const picture = await cardPicture({
      event: name,
      day: event === null ? '' : dayText(language, event.date),
      place: `${place}`,
      above: words.place,
      below: words.moments.placeOf(of),
      player: me.player.name,
      members: membersText(me.player.members),
      record:
        tally === null
          ? ''
          : `${phone.points(tournamentPoints)} · ${phone.tally(tally.won + tally.modified, tally.drawn, tally.lost)}`,
      fileName: 'topcut.png',
    })
    const text = words.moments.shareText(place, of, name)
    if (picture !== null && mayShare({ files: [picture] })) {
      await navigator.share({ files: [picture], text }).catch(() => undefined)
    } else if (picture !== null) {
      saveFile(picture.name, picture, picture.type)
      setSaved(true)
    }
  }
  return (
    <>
      <Button tone="next" size="big" data-testid="share-card" onClick={share}>
        {words.moments.share}
      </Button>
      {isSaved && (
        <p className="muted" role="status">
          {words.moments.saved}
        </p>
      )}
    </>
  )
}
