import type { ComponentProps } from 'react'
import { AreaField, TextField } from '../../../ui/field.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Settings } from './settings-draft.ts'
import type { useSettings } from './use-settings.ts'

/** What is typed as one text. */
type TextName = { [N in keyof Settings]: Settings[N] extends string ? N : never }[keyof Settings]

type Props = {
  readonly settings: ReturnType<typeof useSettings>
  readonly name: Exclude<TextName, 'capacity' | 'logo'>
  readonly hint?: string
  readonly isLong?: boolean
} & Pick<ComponentProps<'input'>, 'type' | 'maxLength'>

/** A field with an ink bar and its old value while it is not saved. */
export const SettingField = ({ settings, name, hint, isLong = false, ...native }: Props) => {
  const { label, language } = useWords(deskWords)
  const words = useWords(settingsWords)
  const before = settings.saved[name]
  const isChanged = settings.changed.includes(name)
  const was = before === '' ? words.wasNothing : words.was(before)
  const shared = {
    label: capital(language, label(`about.${name}`)),
    className: `field${isLong ? ' wide' : ''}${isChanged ? ' is-changed' : ''}`,
    hint: isChanged ? was : hint,
    'data-testid': `settings-${name}`,
    value: settings.now[name],
    onChange: (text: string) => settings.type({ ...settings.draft, [name]: text }),
  }
  return isLong ? (
    <AreaField {...shared} rows={3} maxRows={12} maxLength={native.maxLength} />
  ) : (
    <TextField {...shared} {...native} />
  )
}
