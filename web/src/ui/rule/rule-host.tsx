import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import { loadedLater } from '../../route/loaded-later.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { openedRule } from './opened-rule.ts'

const RulePanel = loadedLater(async () => (await import('./rule-panel.tsx')).RulePanel)

/**
 * Where an opened rule is drawn: beside the page, so that nothing pressed or typed in it reaches the
 * row or the form its chip stands in. Only inside of what is open above the page it has to stand in
 * that: a modal dialog lets nothing else be pressed, a popover closes where another one opens.
 */
export const RuleHost = () => {
  const opened = useStateOf(openedRule)
  if (opened === null) return null
  const above = opened.chip.closest('dialog, [popover]') ?? document.body
  return createPortal(
    <Suspense>
      <RulePanel key={opened.press} rule={opened.rule} chip={opened.chip} here={opened.here} />
    </Suspense>,
    above,
  )
}
