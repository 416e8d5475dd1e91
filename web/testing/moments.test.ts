import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { phoneWords } from '../src/words/phone.ts'
import { phonePagesWords } from '../src/words/phone-pages.ts'
import { moments } from './moments.suite.ts'

const [phone, pages] = [phoneWords('en'), phonePagesWords('en')]

/** What stands on each button. */
const words: { readonly [id: string]: string } = {
  'to-list': pages.handInList,
  call: phone.callJudge,
  'set-up': phone.setUp,
  'match-ended': phone.matchEnded(phone.tabs.match),
  'enter-result': phone.enterResult,
  confirm: phone.thatIsRight,
  'say-otherwise': phone.sayOtherwise,
  'change-result': phone.changeResult,
  'share-card': pages.moments.share,
}

it('the table of moments says what is walked through, and what can be pressed there', () => {
  const text = readFileSync(join(houseRoot, 'docs', 'moments.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `([\w-]+)` \|.*\| (.*) \|$/gm)].map(
    ([, name, pressed]) => `${name}: ${pressed}`,
  )
  const walked = Object.entries(moments).map(([name, { next, others }]) => {
    const buttons = [
      ...(next === null ? [] : [`**${words[next]}**`]),
      ...others.map((id) => words[id]),
    ]
    return `${name}: ${buttons.length === 0 ? '–' : buttons.join(' · ')}`
  })
  expect(rows).toEqual(walked)
})
