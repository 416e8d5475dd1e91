import type { ComponentProps } from 'react'
import { AreaField, TextField } from '../../../ui/field.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Settings } from './settings-draft.ts'
import { useSettingError } from './use-setting-error.ts'
import type { InSettings } from './use-settings.ts'

/** What is typed as one text. */
type TextName = { [N in keyof Settings]: string extends Settings[N] ? N : never }[keyof Settings]

type Props = {
  readonly settings: InSettings
  readonly name: Exclude<TextName, 'logo'>
  readonly hint?: string
  /** Over both columns; long: of several lines, too. */
  readonly isWide?: boolean
  readonly isLong?: boolean
} & Pick<ComponentProps<typeof TextField>, 'type' | 'maxLength' | 'digits'>

/** A field with an ink bar and its old value while it is not saved. */
export const SettingField = (props: Props) => {
  const { settings, name, hint, isLong = false, isWide = isLong, ...native } = props
  const { label, language } = useWords(deskWords)
  const words = useWords(settingsWords)
  const error = useSettingError(settings)(name)
  const before = settings.saved[name]
  const isChanged = settings.changed.includes(name)
  const was = before === '' ? words.wasNothing : words.was(before)
  const shared = {
    label: name === 'capacity' ? words.capacity : capital(language, label(`about.${name}`)),
    className: `field${isWide ? ' wide' : ''}${isChanged ? ' is-changed' : ''}`,
    hint: isChanged ? was : hint,
    error,
    'data-testid': `settings-${name}`,
    value: settings.now[name],
    onChange: (text: string) => settings.type({ [name]: text }),
  }
  return isLong ? (
    <AreaField {...shared} rows={3} maxRows={12} maxLength={native.maxLength} />
  ) : (
    <TextField {...shared} {...native} />
  )
}
