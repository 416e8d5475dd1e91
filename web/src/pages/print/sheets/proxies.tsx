import { type ProxyCard, rulesOf } from '@topcut/engine'
import { dayText } from '@topcut/protocol/words'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { capital } from '../../../words/capital.ts'
import { BareLeaf } from '../leaf/leaf.tsx'
import { NothingYet } from '../leaf/nothing-yet.tsx'
import { usePaper } from '../paper-context.ts'
import './proxies.css'

const perLeaf = 9
/** More than this is set smaller, or it would not all be on the card. */
const longText = 200

/** Cards in the size of cards, made by a leader for damaged ones; the rest of the leaf, or all of it, is to be filled in. */
export const Proxies = () => {
  const { state, words, print, isBlank } = usePaper()
  const { language, label } = words
  const { proxyShows, proxies } = rulesOf(state.created).regulation.material
  if (proxyShows === null) {
    return (
      <NothingYet>
        {print.noProxies} <RuleIds rules={[proxies.rule]} />
      </NothingYet>
    )
  }
  const made = [...state.cases.values()].flatMap(({ proxy }) => (proxy === null ? [] : [proxy]))
  if (made.length === 0 && !isBlank) return <NothingYet>{print.noProxiesYet}</NothingYet>
  const leaves = Math.max(1, Math.ceil(made.length / perLeaf))
  const shown = (card: ProxyCard | undefined, field: keyof ProxyCard): string => {
    if (card === undefined) return ''
    return field === 'madeOn' ? dayText(language, card.madeOn) : card[field]
  }
  return Array.from({ length: leaves }, (_, leaf) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is its place among the leaves
    <BareLeaf key={leaf} className="proxies">
      {Array.from({ length: perLeaf }, (_, at) => {
        const card = made[leaf * perLeaf + at]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place on the leaf
          <dl key={at} className="proxy">
            {proxyShows.value.map((field) => (
              <div
                key={field}
                className={shown(card, field).length > longText ? `${field} long` : field}
              >
                <dt>{capital(language, label(`proxy.${field}`))}</dt>
                <dd translate="no">{shown(card, field)}</dd>
              </div>
            ))}
            <div className="proxy-foot">
              <dt translate="no">{state.created.name}</dt>
              <dd>
                <RuleIds rules={[proxyShows.rule]} />
              </dd>
            </div>
          </dl>
        )
      })}
    </BareLeaf>
  ))
}
