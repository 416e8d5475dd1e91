import { documentedRule, type RuleId } from '@topcut/engine'
import { languages, ownNames } from '@topcut/protocol/words'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { ruleWords } from '../../words/rule.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Button, IconButton } from '../button.tsx'
import { AllRules } from './all-rules.tsx'
import '../popover.css'
import { type OpenedRule, openedRule } from './opened-rule.ts'
import { placeRule } from './place-rule.ts'
import { saidBeside } from './said-beside.ts'
import { useRuleWords } from './use-rule-words.ts'
import './rule-panel.css'

/** Taken away with the focus in it, the panel would leave the keyboard nowhere. */
const close = (chip: HTMLElement) => {
  // Heard late, of a panel that has given way to another one.
  if (openedRule.get()?.chip !== chip) return
  const { activeElement } = document
  const isNowhere = activeElement === null || activeElement === document.body
  openedRule.set(null)
  if (isNowhere || activeElement.closest('.rule-panel') !== null) chip.focus()
}

/** A rule, opened: what it says in our own words, what it did here, where it stands. */
export const RulePanel = ({ rule, chip, here: told }: OpenedRule) => {
  const words = useWords(ruleWords)
  const reader = useLanguage()
  const panel = useRef<HTMLDivElement>(null)
  const heading = useId()
  const [shown, setShown] = useState(rule)
  const [language, setLanguage] = useState(reader)
  const said = useRuleWords(shown, language)
  const about = documentedRule(shown)
  const [isListing, setListing] = useState(false)
  const here = shown === rule ? (told ?? saidBeside(chip)) : null
  const show = (other: RuleId) => {
    setShown(other)
    setListing(false)
    // What was pressed is gone with it.
    panel.current?.focus()
    panel.current?.scrollTo({ top: 0 })
  }

  useLayoutEffect(() => {
    const drawn = panel.current
    if (drawn === null) return
    if (!drawn.matches(':popover-open')) drawn.showPopover()
    // Before it has its place it is not to be seen, and what is not to be seen takes no focus.
    const place = () => placeRule(drawn, chip)
    place()
    drawn.focus()
    // Turned or zoomed, the window may have lost the corner it stands in.
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [chip])
  // Its height is another one with the words in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: placed again when they have come
  useLayoutEffect(() => {
    if (panel.current !== null) placeRule(panel.current, chip)
  }, [chip, said, shown, isListing])

  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className="popover rule-panel"
      onToggle={({ newState }) => {
        if (newState === 'closed') close(chip)
      }}
      // The keys of the page behind it mean something else.
      onKeyDown={(key) => key.stopPropagation()}
    >
      <div className="rule-head">
        <h2 id={heading}>
          <span className="rule-id">{shown}</span>{' '}
          {said !== 'unreachable' && said != null && <span lang={language}>{said[0]}</span>}
        </h2>
        <IconButton label={words.close} onClick={() => panel.current?.hidePopover()}>
          ×
        </IconButton>
      </div>
      <p className="rule-says" lang={language} aria-live="polite">
        {said === null && words.noWords}
        {said === 'unreachable' ? words.unreachable : said?.[1]}
      </p>
      {here !== null && here !== '' && (
        <section className="rule-here">
          <h3>{words.here}</h3>
          <p translate="no">{here}</p>
        </section>
      )}
      <dl>
        {about !== null && (
          <>
            <dt>{words.document}</dt>
            <dd translate="no">
              {about.name}, {words.section(about.section)}
            </dd>
            <dt>{words.kind}</dt>
            <dd>{about.tags.map((tag) => words.kinds[tag]).join('; ')}</dd>
          </>
        )}
        {about !== null && about.beside.length > 0 && (
          <>
            <dt>{words.beside}</dt>
            <dd>
              {about.beside.map((other) => (
                <Button key={other} tone="bare" className="rule" onClick={() => show(other)}>
                  {other}
                </Button>
              ))}
            </dd>
          </>
        )}
      </dl>
      <p className="rule-foot">
        <span>{words.ownWords}</span>
        {languages
          .filter((other) => other !== language)
          .map((other) => (
            <Button key={other} size="small" tone="quiet" onClick={() => setLanguage(other)}>
              {ownNames[other]}
            </Button>
          ))}
        {about !== null && (
          <Button
            size="small"
            tone="quiet"
            className="push"
            aria-expanded={isListing}
            onClick={() => setListing(!isListing)}
          >
            {words.all(about.count)}
          </Button>
        )}
      </p>
      {isListing && <AllRules of={shown} language={language} onShow={show} />}
    </div>
  )
}
