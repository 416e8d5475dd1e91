import { announcementSheet, regulationOf, rulesOf } from '@topcut/engine'
import { optionsText, planText } from '@topcut/protocol/words'
import type { ReactNode } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { OptionFields } from '../../../leader/options/option-fields.tsx'
import { LengthFields } from '../../../leader/structure/length-fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import { ClubsRow } from './clubs-row.tsx'
import { Locked } from './locked.tsx'
import { lockedRules } from './locked-rules.ts'
import { idOfPart } from './settings-parts.tsx'
import { useSettingError } from './use-setting-error.ts'
import type { InSettings } from './use-settings.ts'

export type Opened = 'structure' | 'missions'

type Props = { readonly settings: InSettings; readonly onOpen: (what: Opened) => void }

type RowProps = {
  readonly label: string
  readonly testId: string
  readonly children: ReactNode
  /** Null where it can no longer be changed. */
  readonly onChange: (() => void) | null
}

const Row = ({ label, testId, children, onChange }: RowProps) => {
  const words = useWords(settingsWords)
  return (
    <div data-testid={testId}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd>
        {onChange !== null && (
          <Button size="small" aria-label={`${words.change} ${label}`} onClick={onChange}>
            {words.change}
          </Button>
        )}
      </dd>
    </div>
  )
}

/** What is played by: locked since the start where rounds were counted by it. */
export const RulesGroup = ({ settings, onOpen }: Props) => {
  const { state } = useLeading()
  const { heading, label, language, page } = useWords(deskWords)
  const words = useWords(settingsWords)
  const error = useSettingError(settings)('minutes')
  const { regulation } = rulesOf(state.created)
  const { tier, missions = [] } = state.created
  const { stages } = announcementSheet(state)
  const hasBegun = state.stages.length > 0
  const isOver = state.finished !== null
  const rules = lockedRules(regulation)
  return (
    <section className="settings-group" id={idOfPart('rules')}>
      <h3 tabIndex={-1}>
        {words.rules}
        {hasBegun && <small>{words.lockedSince}</small>}
      </h3>
      <div>
        <dl>
          <Locked label={words.document} why={words.documentWhy}>
            <b>{regulationOf(regulation.id)?.name ?? regulation.id}</b>, {label(`tier.${tier}`)}
          </Locked>
          <Row
            label={heading('structure')}
            testId="settings-structure"
            onChange={isOver ? null : () => onOpen('structure')}
          >
            {stages === null ? words.noPlanYet : <b>{planText(language, stages)}</b>}
            {hasBegun && (
              <p className="muted">
                {words.why.structure} <RuleIds rules={rules.structure} />
              </p>
            )}
          </Row>
          {regulation.missions !== null && (
            <Row
              label={page.before.missions.heading}
              testId="settings-missions"
              onChange={isOver ? null : () => onOpen('missions')}
            >
              <span translate="no">{missions.join(', ') || page.before.missions.noneListed}</span>{' '}
              <RuleIds rules={[regulation.missions.rule]} />
              {hasBegun && <p className="muted">{words.why.missions}</p>}
            </Row>
          )}
          <ClubsRow settings={settings} />
          {hasBegun && (
            <Locked label={heading('options')} why={words.why.options} rules={rules.options}>
              {optionsText(language, state.created.options)}
            </Locked>
          )}
        </dl>
        {!hasBegun && (
          <>
            <div className="fields lengths">
              <LengthFields
                regulation={regulation}
                minutes={settings.now.minutes}
                onChange={(minutes) => settings.type({ minutes })}
              />
            </div>
            {error !== undefined && (
              <p className="wrong">
                <Sign name="differ" /> {error}
              </p>
            )}
            <OptionFields
              regulation={regulation}
              options={settings.now.options}
              onChange={(options) => settings.type({ options })}
            />
          </>
        )}
      </div>
    </section>
  )
}
