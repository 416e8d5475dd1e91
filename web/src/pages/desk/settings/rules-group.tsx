import { announcementSheet, regulationOf, rulesOf } from '@topcut/engine'
import { optionsText, planText } from '@topcut/protocol/words'
import { useLeading } from '../../../leader/leading.ts'
import { OptionFields } from '../../../leader/options/option-fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import { showSection } from '../sections.ts'
import { Locked } from './locked.tsx'
import type { useSettings } from './use-settings.ts'

/** What is played by: locked since the start where rounds were counted by it. */
export const RulesGroup = ({ settings }: { readonly settings: ReturnType<typeof useSettings> }) => {
  const { state } = useLeading()
  const { heading, label, language, page } = useWords(deskWords)
  const words = useWords(settingsWords)
  const { regulation } = rulesOf(state.created)
  const { tier, missions = [] } = state.created
  const { stages } = announcementSheet(state)
  const hasBegun = state.stages.length > 0
  const told = regulation.announcements.find(({ value }) => value.tells.includes('cut'))
  const change = (
    <Button size="small" onClick={() => showSection('announcement')}>
      {words.change}
    </Button>
  )
  return (
    <section className="settings-group">
      <h3>
        {words.rules}
        {hasBegun && <small>{words.lockedSince}</small>}
      </h3>
      <dl>
        <Locked label={words.document} why={words.documentWhy}>
          {regulationOf(regulation.id)?.name ?? regulation.id}, {label(`tier.${tier}`)}
        </Locked>
        <div data-testid="settings-structure">
          <dt>{heading('structure')}</dt>
          <dd>
            {stages !== null && <b>{planText(language, stages)}</b>}
            {hasBegun && (
              <p className="muted">
                {words.why.structure} <RuleIds rules={told === undefined ? [] : [told.rule]} />
              </p>
            )}
          </dd>
          <dd>{state.finished === null && change}</dd>
        </div>
        {regulation.missions !== null && (
          <div data-testid="settings-missions">
            <dt>{page.before.missions.heading}</dt>
            <dd translate="no">
              {missions.join(', ') || page.before.missions.noneListed}{' '}
              <RuleIds rules={[regulation.missions.rule]} />
            </dd>
            <dd>{state.finished === null && change}</dd>
          </div>
        )}
        {hasBegun && (
          <Locked label={heading('options')} why={words.why.options}>
            {optionsText(language, state.created.options)}
          </Locked>
        )}
      </dl>
      {!hasBegun && (
        <OptionFields
          regulation={regulation}
          options={settings.now.options}
          onChange={(options) => settings.type({ options })}
        />
      )}
    </section>
  )
}
